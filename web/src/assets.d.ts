/** Files that the build copies; the value is where they are. */
declare module '*.svg' {
  const address: string;
  export default address;
}

/** Toothed wheels: their outline, and where the middle of each tooth lies. */

/** Degrees, clockwise from the top, as a point so far from the middle. */
export function around(degrees: number, far: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [far * Math.sin(angle), -far * Math.cos(angle)];
}

/** The outline of a wheel around the origin, with a tooth at `first` degrees. */
export function cog(teeth: number, radius: number, high: number, first: number): string {
  const step = 360 / teeth;
  const corners = ([
    [-0.28, radius],
    [-0.2, radius + high],
    [0.2, radius + high],
    [0.28, radius],
  ] as const);
  const points = Array.from({ length: teeth }, (_, at) =>
    corners.map(([part, far]) => around(first + (at + part) * step, far).map((one) => one.toFixed(1)).join(' ')),
  );
  return `M${points.flat().join('L')}Z`;
}

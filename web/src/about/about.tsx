import { Heading } from '../shell/heading.tsx';

export default function About() {
  return <Heading name="About" />;
}

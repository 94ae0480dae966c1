import { Heading } from '../shell/heading.tsx';

export default function Opening() {
  return <Heading name="Opening" />;
}

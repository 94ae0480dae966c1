import { Heading } from '../shell/heading.tsx';

export default function Audit() {
  return <Heading name="Audit" />;
}

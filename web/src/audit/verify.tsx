import { Heading } from '../shell/heading.tsx';

export default function Verify() {
  return <Heading name="Verify" />;
}

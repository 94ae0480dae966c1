import { Heading } from '../shell/heading.tsx';

export default function Me() {
  return <Heading name="Me" />;
}

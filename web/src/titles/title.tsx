import { Heading } from '../shell/heading.tsx';

export default function Title() {
  return <Heading name="Title" />;
}

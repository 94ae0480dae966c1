import { Heading } from '../shell/heading.tsx';

export default function Player() {
  return <Heading name="Player" />;
}

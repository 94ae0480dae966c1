import type { GameProps } from '../game/page.tsx';
import { Heading } from '../shell/heading.tsx';

export default function Replay({ game }: GameProps) {
  return <Heading name={game.title} />;
}

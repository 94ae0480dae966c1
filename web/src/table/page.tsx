import type { GameProps } from '../game/page.tsx';
import { Heading } from '../shell/heading.tsx';

export default function Table({ game }: GameProps) {
  return <Heading name={game.title} />;
}

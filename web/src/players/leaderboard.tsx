import { Heading } from '../shell/heading.tsx';

export default function Leaderboard() {
  return <Heading name="Leaderboard" />;
}

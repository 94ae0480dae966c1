import { Heading } from '../shell/heading.tsx';

export default function Invitations() {
  return <Heading name="Invitations" />;
}

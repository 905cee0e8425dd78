import { Link } from 'wouter';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { hasOrigins } from './origins.ts';

interface Props {
  readonly game: string;
  /** Beside a table, which nobody wants to leave for it. */
  readonly isAside?: boolean;
}

/** That not all of a game is as printed, and the way to the page that tells it. */
export function OriginsNote({ game, isAside = false }: Props) {
  const say = useWords().origins;
  if (!hasOrigins(game)) return null;
  return (
    <p className={controls.note}>
      {say.inRules}{' '}
      <Link href={`/origins/${game}`} target={isAside ? '_blank' : undefined}>
        {say.link}
      </Link>
    </p>
  );
}

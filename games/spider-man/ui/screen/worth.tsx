import { type MissionId, missions } from '../../content/missions.ts';
import type { Seen } from '../look.ts';
import { overWords } from '../words/over.ts';

interface Props {
  readonly look: Seen;
  readonly mission: MissionId;
  /** Whoever looks is its villain; everybody else who sees it is Spider-Man, who traces it. */
  readonly isMine: boolean;
  readonly className: string | undefined;
}

/** Who gets how many points for a mission: whoever does it, or prevents it. */
export function Worth({ look, mission, isMine, className }: Props) {
  const { worth } = overWords[look.language];
  const { villain, spiderMan, police } = missions[mission];
  return (
    <span className={className}>
      <i data-good={isMine || undefined}>
        <span>{worth.done}</span> <b>{villain}</b>
      </i>
      <i data-good={!isMine || undefined}>
        <span>{isMine ? worth.stopped : worth.stoppedByYou}</span> <b>{spiderMan}</b>
      </i>
      <i>
        <span>{worth.police}</span> <b>{police}</b>
      </i>
    </span>
  );
}

import type { OwnProps } from '../../../../table/screen/screen-parts.ts';
import type { SpiderMan } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Candidate } from './candidate.tsx';
import { Dossiers } from './dossier.tsx';
import { Fleet } from './fleet.tsx';
import { Cards } from './cards.tsx';
import { Me } from './me.tsx';
import { Powers } from './powers.tsx';
import { Rolled } from './rolled.tsx';

/** Who one is, how one fares, what one can do, what one holds, what one wants. */
export function Own({ look, seat }: OwnProps<SpiderMan, GameTexts>) {
  const p = look.view.players[seat];
  if (!p) return null;
  if (!p.role) return <Candidate look={look} />;
  return (
    <>
      <Me look={look} seat={seat} p={p} role={p.role} />
      <Rolled look={look} seat={seat} />
      <Powers look={look} p={p} role={p.role} />
      {p.role === 'police' && <Fleet look={look} />}
      <Cards look={look} p={p} role={p.role} />
      <Dossiers look={look} seat={seat} />
    </>
  );
}

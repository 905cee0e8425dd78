import { Figures } from '../../../table/figures.tsx';
import { time } from '../text/grammar.ts';
import type { Seen } from './look.ts';
import { Road } from './road.tsx';
import { words } from './words/words.ts';

/** The fifteen minutes in figures, and how far the campaign has come. */
export function Ending({ look }: { readonly look: Seen }) {
  const { tally, clock, horde, heroes } = look.view;
  const own = words[look.language];
  const left = clock.ended === null || clock.track === 'calm' ? null : Math.max(0, clock.length - clock.ended);
  const standing = heroes.filter(({ posture }) => posture !== 'unconscious').length;
  return (
    <>
      <Figures
        rows={[
          ...(left === null ? [] : [{ name: own.leftAtEnd, value: time(left) }]),
          { name: own.killed, value: tally.killed },
          { name: own.searches, value: tally.searches },
          { name: own.turns, value: tally.turns },
          { name: own.lifeLost, value: tally.lost },
          { name: own.conscious, value: `${standing}/${heroes.length}` },
          { name: own.hordeEnd, value: horde },
          { name: own.track, value: look.texts.tracks[clock.track] },
        ]}
      />
      {look.view.campaign && (
        <Road deeds={look.view.campaign.deeds} here={look.view.scenario} texts={look.texts} language={look.language} />
      )}
    </>
  );
}

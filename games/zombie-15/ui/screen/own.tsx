import { Icon } from '../../../../table/icon.tsx';
import type { OwnProps } from '../../../../table/screen/screen-parts.ts';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { SeenHero, View } from '../../seen.ts';
import type { Zombie15 } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { icons } from '../icons.ts';
import { PAINT, type Seen, heroName } from '../look.ts';
import { askedHero, heroThing } from '../touch.ts';
import { vars } from '../vars.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { Cards } from './cards.tsx';
import { Life } from './life.tsx';
import { Picked } from './picked.tsx';
import { Piles } from './piles.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

/** The sheet that this seat needs now: of who is asked, else of whoever of theirs comes next. */
export function shownHero(view: View, seat: number): SeenHero | null {
  const asked = askedHero(view);
  if (asked?.seat === seat) return asked;
  const unplaced = view.heroes.find(({ zone }) => zone < 0);
  if (unplaced?.seat === seat) return unplaced;
  const from = view.heroes.findIndex(({ id }) => id === view.active);
  const coming = view.heroes.map((_, i) => view.heroes[(from + 1 + i) % view.heroes.length]);
  return coming.find(hero => hero?.seat === seat) ?? null;
}

/** What this hero will hold is being asked: nothing of it is in hand yet. */
const isRefitting = ({ focus }: View, { id }: SeenHero): boolean =>
  focus?.type === 'checkpoint' && focus.hero === id && focus.carried !== null;

/** Heroes are still being chosen. */
export const isMustering = ({ heroes, seats, heroesPerSeat }: View): boolean => heroes.length < seats * heroesPerSeat;

export const holdsNothing = ({ view }: Seen, seat: number): boolean => isMustering(view) || !shownHero(view, seat);

/** The hero who plays: life, actions, what they can do and what they hold. */
export function Own({ look, seat, moment }: OwnProps<Zombie15, GameTexts>) {
  const { view } = look;
  const hero = isMustering(view) ? null : shownHero(view, seat);
  if (!hero) return <Picked look={look} seat={seat} />;
  const event = moment?.event;
  const isHit = event?.type === 'hurt' && event.hero === hero.id;
  return (
    <div
      className={styles.sheet}
      data-hit={isHit || undefined}
      style={vars({ '--paint': PAINT[hero.id].fill, '--paint-ink': PAINT[hero.id].ink })}
    >
      <Me look={look} hero={hero} />
      {!isRefitting(view, hero) && <Cards look={look} hero={hero} />}
      <Piles look={look} />
    </div>
  );
}

function Me({ look, hero }: { readonly look: Seen; readonly hero: SeenHero }) {
  const { handlers } = useThing(heroThing(hero.id));
  return (
    <div className={styles.me}>
      <button type="button" className={styles.face} aria-label={heroName(look, hero.id)} {...handlers}>
        <Portrait hero={hero.id} />
      </button>
      <div className={styles.facts}>
        <h2>{heroName(look, hero.id)}</h2>
        <Life look={look} hero={hero} />
        <Pips look={look} hero={hero} />
        <p className={styles.fend}>
          <Icon d={icons.halt} /> {laid[look.language].holds(hero.fend)}
        </p>
      </div>
    </div>
  );
}

/** The actions of this turn: spent ones stay to be seen. */
function Pips({ look, hero }: { readonly look: Seen; readonly hero: SeenHero }) {
  const { turn, active } = look.view;
  if (!turn || active !== hero.id) return null;
  return (
    <p className={styles.pips}>
      <span aria-hidden="true">
        {Array.from({ length: Math.max(turn.given, turn.actions) }, (_, i) => (
          <i key={i} data-left={i < turn.actions || undefined} />
        ))}
      </span>
      <span className={unseen}>{words[look.language].actionsLeft(turn.actions)}</span>
    </p>
  );
}

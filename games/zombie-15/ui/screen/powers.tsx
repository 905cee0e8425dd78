import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { Tip } from '../../../../table/tip.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { SeenHero } from '../../seen.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { ruleOfHero } from '../rule-of.ts';
import { CALL, FISTS, PUT_DOWN, REST, STAND_UP } from '../touch.ts';
import { type Language, laid } from '../words/laid.ts';
import styles from './own.module.css';

export const POWERS: readonly (readonly [ThingId, string, keyof (typeof laid)[Language]['powers']])[] = [
  [STAND_UP, icons['return-arrow'], 'standUp'],
  [FISTS, icons.fist, 'fists'],
  [REST, icons.campfire, 'rest'],
  [PUT_DOWN, icons['card-discard'], 'putDown'],
  [CALL, icons['sound-waves'], 'call'],
];

interface Props {
  readonly look: Seen;
  readonly hero: SeenHero;
}

/** What a hero does without a thing in hand, while it can be done. */
export function Powers({ look }: Pick<Props, 'look'>) {
  const names = laid[look.language].powers;
  return (
    <div className={styles.powers}>
      {POWERS.map(([thing, icon, name]) => (
        <Power key={thing} thing={thing} icon={icon} name={names[name]} />
      ))}
    </div>
  );
}

/** What is special about a hero. */
export function Traits({ look, hero }: Props) {
  const { strength, weakness } = look.texts.heroes[hero.id];
  if (look.view.side === 'prologue') return null;
  return (
    <div className={styles.powers} data-traits>
      <Tip tip={strength.effect} rule={ruleOfHero[hero.id]} className={styles.trait}>
        + {strength.name}
      </Tip>
      <Tip tip={weakness.effect} rule={ruleOfHero[hero.id]} className={styles.trait}>
        − {weakness.name}
      </Tip>
    </div>
  );
}

function Power({ thing, icon, name }: { readonly thing: ThingId; readonly icon: string; readonly name: string }) {
  const { handlers, outlook, state } = useThing(thing);
  if (state === 'still') return null;
  return (
    <button type="button" className={styles.power} {...handlers}>
      <Icon d={icon} /> {name}
      <OutlookSign outlook={outlook} />
    </button>
  );
}

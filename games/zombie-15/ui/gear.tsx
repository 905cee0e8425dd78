import { Icon } from '../../../table/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { heavies } from '../content/heavy.ts';
import { type ObjectId, objects } from '../content/objects.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { Gear, SeenHero } from '../seen.ts';
import type { Action } from '../spec.ts';
import styles from './gear.module.css';
import { gearIcon, heavyIcon, icons } from './icons.ts';
import { type Choices, type Seen, cardName, classes, labelOf } from './look.ts';
import { CARRIED, ruleOfCard, ruleOfHeavy } from './rule-of.ts';
import { words } from './words/words.ts';

interface Shown {
  readonly look: Seen;
  readonly choices: Choices;
}

/** How many uses are left, as marks that go out. */
function Uses({ left, full, kind, label }: { left: number; full: number; kind: string; label: string }) {
  return (
    <span className={styles.uses} data-kind={kind}>
      <span aria-hidden="true" className={styles.marks}>
        {Array.from({ length: full }, (_, i) => (
          <i key={i} className={i < left ? styles.left : styles.spent} />
        ))}
      </span>
      <span className={styles.unseen}>{label}</span>
    </span>
  );
}

interface WeaponProps extends Shown {
  readonly gear: Gear<WeaponId>;
  readonly options: readonly Action[];
  readonly isCovered: boolean;
}

export function WeaponCard({ look, choices, gear, options, isCovered }: WeaponProps) {
  const own = words[look.language];
  const printed = weapons[gear.card];
  const name = cardName(look, gear.card);
  const isEmpty = gear.uses === 0;
  const { noise } = printed;
  return (
    <Thing
      choices={choices}
      options={options}
      label={labelOf(look)}
      name={name}
      about={look.texts.cards[gear.card].effect}
      rule={ruleOfCard(gear.card)}
      item={{ kind: 'weapons', id: gear.card }}
      className={classes(styles.card, styles.weapon, isEmpty && styles.empty, isCovered && styles.covered)}
    >
      <span className={styles.name}>
        {name} <span className={styles.size}>{printed.size === 'bulky' ? own.bulky : own.light}</span>
      </span>
      <Icon d={gearIcon[gear.card]} className={styles.picture} />
      <span className={styles.damage}>
        <span className={styles.unseen}>{own.damage}</span>
        {printed.damage}
      </span>
      <Uses
        left={gear.uses ?? 0}
        full={printed.uses}
        kind={printed.kind}
        label={own.usesLeft(gear.uses ?? 0, printed.uses, printed.kind)}
      />
      <span className={styles.numbers}>
        <span>
          <Icon d={icons.halt} /> {printed.fend}
          <span className={styles.unseen}> {own.fend}</span>
        </span>
        <span className={noise > 0 ? styles.noisy : styles.silent}>
          <Icon d={icons['sound-waves']} /> {noise}
          <span className={styles.unseen}> {own.noise}</span>
        </span>
      </span>
      {isEmpty && <span className={styles.stamp}>{own.spent}</span>}
    </Thing>
  );
}

interface ObjectProps extends Shown {
  readonly gear: Gear<ObjectId>;
  readonly options: readonly Action[];
}

export function ObjectCard({ look, choices, gear, options }: ObjectProps) {
  const name = cardName(look, gear.card);
  const { effect } = look.texts.cards[gear.card];
  const own = words[look.language];
  const full = objects[gear.card].uses;
  return (
    <Thing
      choices={choices}
      options={options}
      label={labelOf(look)}
      name={name}
      about={effect}
      rule={ruleOfCard(gear.card)}
      item={{ kind: 'objects', id: gear.card }}
      className={classes(styles.card, styles.object)}
    >
      <Icon d={gearIcon[gear.card]} className={styles.picture} />
      <span className={styles.name}>{name}</span>
      {full !== null && gear.uses !== null && (
        <Uses left={gear.uses} full={full} kind="object" label={own.usesLeft(gear.uses, full, 'object')} />
      )}
    </Thing>
  );
}

interface HeavyProps extends Shown {
  readonly hero: SeenHero;
  readonly options: readonly Action[];
}

/** What lies over the weapons: nobody can overlook it. */
export function Burden({ look, choices, hero, options }: HeavyProps) {
  const own = words[look.language];
  const { heavy, carries } = hero;
  if (!heavy && !carries) return null;
  const full = heavy && heavies[heavy.object].uses;
  const name = heavy ? look.texts.heavies[heavy.object].name : own.carries(look.texts.heroes[carries ?? hero.id].name);
  return (
    <Thing
      choices={choices}
      options={options}
      label={labelOf(look)}
      name={name}
      about={heavy ? look.texts.heavies[heavy.object].effect : own.covers}
      rule={heavy ? ruleOfHeavy(heavy.object) : CARRIED}
      item={heavy ? { kind: 'heavies', id: heavy.object } : undefined}
      className={classes(styles.card, styles.burden)}
    >
      <Icon d={heavy ? heavyIcon[heavy.object] : icons['back-pain']} className={styles.picture} />
      <span className={styles.name}>{name}</span>
      {heavy && heavy.uses !== null && full !== null && (
        <>
          <span className={styles.damage}>{heavies[heavy.object].damage}</span>
          <Uses left={heavy.uses} full={full} kind="firearm" label={own.usesLeft(heavy.uses, full, 'firearm')} />
        </>
      )}
      <span className={styles.over}>{own.covers}</span>
    </Thing>
  );
}

export const EmptySlot = ({ label, kind }: { readonly label: string; readonly kind: 'weapon' | 'object' | 'bag' }) => (
  <span className={styles.slot} data-kind={kind}>
    {label}
  </span>
);

import type { ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { heavies } from '../../content/heavy.ts';
import { WEAPON_SLOTS } from '../../content/heroes.ts';
import { type ObjectId, objects } from '../../content/objects.ts';
import { type WeaponId, weapons } from '../../content/weapons.ts';
import type { Gear, SeenHero } from '../../seen.ts';
import { GearPicture, HeavyPicture } from '../drawn/gear-picture.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { icons } from '../icons.ts';
import { type Seen, cardName, heroName } from '../look.ts';
import { burdenThing, objectThing, weaponThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { Backpack } from './backpack.tsx';
import { Powers, Traits } from './powers.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly hero: SeenHero;
}

/** Weapons, light objects, what can be done with nothing, what is on the back: what comes and goes never moves a weapon away from a finger. */
export function Cards({ look, hero }: Props) {
  const own = words[look.language];
  const hasBulky = hero.weapons.some(({ card }) => weapons[card].size === 'bulky');
  const isLaden = hero.heavy !== null || hero.carries !== null;
  return (
    <div className={styles.hand}>
      <Traits look={look} hero={hero} />
      {isLaden && <Burden look={look} hero={hero} />}
      {hero.weapons.map((gear, i) => (
        <WeaponCard key={`weapon ${i}`} look={look} thing={weaponThing(hero.id, i)} gear={gear} isCovered={isLaden} />
      ))}
      {hero.weapons.length < WEAPON_SLOTS && <Slot text={hasBulky ? own.noLightWeapon : own.noWeapon} isArm />}
      {hero.objects.map((gear, i) => (
        <ObjectCard key={`object ${i}`} look={look} thing={objectThing(hero.id, i)} gear={gear} />
      ))}
      {hero.objects.length < hero.objectSlots && <Slot text={own.noObject} />}
      <Powers look={look} />
      <div className={styles.pack} data-empty={hero.backpack.length === 0 || undefined} data-kept>
        <small>{own.backpack(hero.backpack.length, hero.backpackSlots)}</small>
        <Backpack look={look} hero={hero} />
      </div>
    </div>
  );
}

const Slot = ({ text, isArm = false }: { readonly text: string; readonly isArm?: boolean }) => (
  <span className={styles.slot} data-arm={isArm || undefined} data-kept>
    {text}
  </span>
);

interface CardProps {
  readonly thing: ThingId;
  readonly kind: 'weapon' | 'object' | 'burden';
  readonly isSpent?: boolean;
  readonly isCovered?: boolean;
  readonly children: ReactNode;
}

/** A card to be touched, with what touching it would bring. */
function Card({ thing, kind, isSpent = false, isCovered = false, children }: CardProps) {
  const { handlers, outlook } = useThing(thing);
  return (
    <button
      type="button"
      className={styles.card}
      data-kind={kind}
      data-spent={isSpent || undefined}
      data-covered={isCovered || undefined}
      {...handlers}
    >
      {children}
      <OutlookSign outlook={outlook} />
    </button>
  );
}

interface WeaponProps {
  readonly look: Seen;
  readonly thing: ThingId;
  readonly gear: Gear<WeaponId>;
  readonly isCovered: boolean;
}

function WeaponCard({ look, thing, gear, isCovered }: WeaponProps) {
  const own = words[look.language];
  const { damage, fend, noise, uses, kind, size } = weapons[gear.card];
  const left = gear.uses ?? 0;
  return (
    <Card thing={thing} kind="weapon" isSpent={left === 0} isCovered={isCovered}>
      <b className={styles.name}>
        {cardName(look, gear.card)}
        {size === 'bulky' && <small className={styles.bulky}>{own.bulky}</small>}
      </b>
      <GearPicture card={gear.card} />
      <span className={styles.numbers}>
        <Number icon={icons['crossed-swords']} count={damage} name={own.damage} tone="#ff9a6b" />
        <Number icon={icons.halt} count={fend} name={own.fend} tone="#8fc4ff" />
        <Number icon={icons['sound-waves']} count={noise} name={own.noise} tone={noise > 0 ? '#ff8a80' : '#8fae8f'} />
        <Uses left={left} full={uses} label={own.usesLeft(left, uses, kind)} />
      </span>
      {left === 0 && <em className={styles.stamp}>{own.spent}</em>}
    </Card>
  );
}

interface NumberProps {
  readonly icon: string;
  readonly count: number;
  readonly name: string;
  readonly tone: string;
}

const Number = ({ icon, count, name, tone }: NumberProps) => (
  <span style={{ color: tone }} title={name}>
    <Icon d={icon} />
    <span className={unseen}>{name} </span>
    {count}
  </span>
);

/** How many uses are left, as marks that go out. */
function Uses({ left, full, label }: { readonly left: number; readonly full: number; readonly label: string }) {
  return (
    <span className={styles.uses} title={label}>
      <span aria-hidden="true">
        {Array.from({ length: full }, (_, i) => (
          <i key={i} data-left={i < left || undefined} />
        ))}
      </span>
      <span className={unseen}>{label}</span>
    </span>
  );
}

function ObjectCard({ look, thing, gear }: Pick<WeaponProps, 'look' | 'thing'> & { readonly gear: Gear<ObjectId> }) {
  const full = objects[gear.card].uses;
  return (
    <Card thing={thing} kind="object">
      <GearPicture card={gear.card} />
      <b className={styles.name}>{cardName(look, gear.card)}</b>
      {full !== null && gear.uses !== null && (
        <Uses left={gear.uses} full={full} label={words[look.language].usesLeft(gear.uses, full, 'object')} />
      )}
    </Card>
  );
}

/** What lies over the weapons: nobody can overlook it. */
function Burden({ look, hero }: Props) {
  const own = words[look.language];
  const { heavy, carries } = hero;
  const full = heavy && heavies[heavy.object].uses;
  return (
    <Card thing={burdenThing(hero.id)} kind="burden">
      {heavy ? <HeavyPicture heavy={heavy.object} /> : carries && <Portrait hero={carries} />}
      <b className={styles.name}>
        {heavy ? look.texts.heavies[heavy.object].name : own.carries(heroName(look, carries ?? hero.id))}
      </b>
      {heavy && heavy.uses !== null && full !== null && (
        <Uses left={heavy.uses} full={full} label={own.usesLeft(heavy.uses, full, 'firearm')} />
      )}
      <small>{own.covers}</small>
    </Card>
  );
}

import { clockTime } from '../../../../kit/grammar.ts';
import { Icon } from '../../../../table/icon.tsx';
import {
  HeldCard,
  HeldCards,
  HeldChip,
  HeldChips,
  HeldHand,
  HeldHead,
  HeldSlot,
} from '../../../../table/screen/held.tsx';
import type { HandProps } from '../../../../table/screen/screen-parts.ts';
import { unseen } from '../../../../table/unseen.ts';
import { heavies } from '../../content/heavy.ts';
import { WEAPON_SLOTS } from '../../content/heroes.ts';
import { objects } from '../../content/objects.ts';
import { weapons } from '../../content/weapons.ts';
import type { SeenHero } from '../../seen.ts';
import type { Zombie15 } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { GearPicture, HeavyPicture } from '../drawn/gear-picture.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { Sprite } from '../drawn/sprite.tsx';
import { icons } from '../icons.ts';
import { PAINT, type Seen, cardName, heroName } from '../look.ts';
import { DISCARD, SEARCH_DECK, burdenThing, heroThing, objectThing, packThing, weaponThing } from '../touch.ts';
import { useOfTime } from '../use-time.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { hasCorner, leftOf } from './clock.tsx';
import { Life } from './life.tsx';
import { isMustering, shownHero } from './own.tsx';
import { Picked } from './picked.tsx';
import { picture } from './picture.tsx';
import { POWERS } from './powers.tsx';
import { TokenDisc } from './token-disc.tsx';
import styles from './hand.module.css';

type Props = HandProps<Zombie15, GameTexts>;

/** The hero with hearts and actions beside the clock, what they fight with and what is left of it, what they carry. */
export function Hand(props: Props) {
  const { look, seat } = props;
  const hero = isMustering(look.view) ? null : shownHero(look.view, seat);
  if (!hero)
    return (
      <HeldHand>
        <Sprite />
        <Picked look={look} seat={seat} />
      </HeldHand>
    );
  return (
    <HeldHand tone={PAINT[hero.id].fill}>
      <Sprite />
      <HeldHead
        face={<Portrait hero={hero.id} />}
        thing={heroThing(hero.id)}
        name={heroName(look, hero.id)}
        end={hasCorner(look) && <Clock {...props} />}
      >
        <span className={styles.life}>
          <Life look={look} hero={hero} />
        </span>
        <Actions look={look} hero={hero} />
        <p className={styles.fend}>
          <Icon d={icons.halt} /> {laid[look.language].holds(hero.fend)}
        </p>
      </HeldHead>
      <Arms look={look} hero={hero} />
      <Powers look={look} />
      <Pack look={look} hero={hero} />
    </HeldHand>
  );
}

/** What is left of the fifteen minutes, and of the silence: a glance is enough. */
function Clock({ look, clock }: Props) {
  const { startedAt, length, showsTime, showsRing, every, nextScream } = look.view.clock;
  const own = words[look.language];
  const left = useOfTime(clock, startedAt, elapsed => Math.max(0, Math.ceil((length - elapsed) / 1000)));
  const silence = useOfTime(clock, startedAt, elapsed => Math.ceil(leftOf(look.view, elapsed) / 1000));
  const isScreaming = every !== null && showsRing && (nextScream !== null || startedAt === null);
  return (
    <div className={styles.clock} data-late={left <= 60 || undefined}>
      {showsTime && (
        <strong role="timer" aria-label={own.timeLeft(Math.floor(left / 60), left % 60)}>
          {clockTime(left)}
        </strong>
      )}
      {isScreaming && silence >= 0 && (
        <span data-near={silence <= 8 || undefined}>{laid[look.language].scream(silence)}</span>
      )}
    </div>
  );
}

interface HeroProps {
  readonly look: Seen;
  readonly hero: SeenHero;
}

/** The actions of this turn: spent ones stay to be seen. */
function Actions({ look, hero }: HeroProps) {
  const { turn, active } = look.view;
  if (!turn || active !== hero.id) return null;
  return (
    <p className={styles.actions}>
      <span aria-hidden="true">
        {Array.from({ length: Math.max(turn.given, turn.actions) }, (_, i) => (
          <i key={i} data-left={i < turn.actions || undefined} />
        ))}
      </span>
      {words[look.language].actionsLeft(turn.actions)}
    </p>
  );
}

/** What can be done without a thing in hand, and where one can search. */
function Powers({ look }: { readonly look: Seen }) {
  const { language, view } = look;
  const own = words[language];
  return (
    <HeldChips label={own.powers}>
      {POWERS.map(([thing, icon, name]) => (
        <HeldChip key={thing} thing={thing} picture={<Icon d={icon} />} name={laid[language].powers[name]} isFleeting />
      ))}
      <HeldChip
        thing={SEARCH_DECK}
        picture={picture(SEARCH_DECK, look)}
        name={own.quickly}
        note={`${own.searchDeck} ${view.searchDeck}`}
        isFleeting
      />
      <HeldChip
        thing={DISCARD}
        picture={picture(DISCARD, look)}
        name={own.carefully}
        note={`${own.discard} ${view.discard.length}`}
        isFleeting
      />
    </HeldChips>
  );
}

/** Weapons with their ammunition, what lies over them, light objects. */
function Arms({ look, hero }: HeroProps) {
  const own = words[look.language];
  const isLaden = hero.heavy !== null || hero.carries !== null;
  const hasBulky = hero.weapons.some(({ card }) => weapons[card].size === 'bulky');
  return (
    <HeldCards label={own.equipment} size="large">
      {isLaden && <Burden look={look} hero={hero} />}
      {hero.weapons.map(({ card, uses }, at) => {
        const { kind, uses: full, damage, noise } = weapons[card];
        const left = uses ?? 0;
        return (
          <HeldCard
            key={`weapon ${at}`}
            thing={weaponThing(hero.id, at)}
            picture={<GearPicture card={card} />}
            name={cardName(look, card)}
            note={
              <>
                <Uses left={left} full={full} label={own.usesLeft(left, full, kind)} />
                <Number icon={icons['crossed-swords']} count={damage} name={own.damage} />
                <Number icon={icons['sound-waves']} count={noise} name={own.noise} />
              </>
            }
            isSpent={left === 0 || isLaden}
          />
        );
      })}
      {hero.weapons.length < WEAPON_SLOTS && <HeldSlot text={hasBulky ? own.noLightWeapon : own.noWeapon} />}
      {hero.objects.map(({ card, uses }, at) => {
        const full = objects[card].uses;
        return (
          <HeldCard
            key={`object ${at}`}
            thing={objectThing(hero.id, at)}
            picture={<GearPicture card={card} />}
            name={cardName(look, card)}
            note={
              full !== null &&
              uses !== null && <Uses left={uses} full={full} label={own.usesLeft(uses, full, 'object')} />
            }
          />
        );
      })}
      {hero.objects.length < hero.objectSlots && <HeldSlot text={own.noObject} />}
    </HeldCards>
  );
}

/** What lies over the weapons: they rest until it is put down. */
function Burden({ look, hero }: HeroProps) {
  const own = words[look.language];
  const { heavy, carries } = hero;
  const full = heavy && heavies[heavy.object].uses;
  return (
    <HeldCard
      thing={burdenThing(hero.id)}
      picture={heavy ? <HeavyPicture heavy={heavy.object} /> : carries && <Portrait hero={carries} />}
      name={heavy ? look.texts.heavies[heavy.object].name : own.carries(heroName(look, carries ?? hero.id))}
      note={
        heavy && heavy.uses !== null && full !== null ? (
          <Uses left={heavy.uses} full={full} label={own.usesLeft(heavy.uses, full, 'firearm')} />
        ) : (
          own.covers
        )
      }
    />
  );
}

/** How many uses are left, as marks that go out. */
function Uses({ left, full, label }: { readonly left: number; readonly full: number; readonly label: string }) {
  return (
    <span className={styles.uses}>
      <span aria-hidden="true">
        {Array.from({ length: full }, (_, i) => (
          <i key={i} data-left={i < left || undefined} />
        ))}
      </span>
      <span className={unseen}>{label}</span>
    </span>
  );
}

function Number({ icon, count, name }: { readonly icon: string; readonly count: number; readonly name: string }) {
  return (
    <span className={styles.number} title={name}>
      <Icon d={icon} />
      <span className={unseen}>{name} </span>
      {count}
    </span>
  );
}

function Pack({ look, hero }: HeroProps) {
  const { backpack, backpackSlots } = hero;
  return (
    <HeldCards label={words[look.language].backpack(backpack.length, backpackSlots)} isTitled size="small">
      {backpack.map((token, at) => (
        <HeldCard
          key={at}
          thing={packThing(hero.id, at)}
          picture={<TokenDisc token={token} look={look} />}
          name={look.texts.tokens[token].name}
        />
      ))}
      {Array.from({ length: Math.max(0, backpackSlots - backpack.length) }, (_, i) => (
        <HeldSlot key={`free ${i}`} />
      ))}
    </HeldCards>
  );
}

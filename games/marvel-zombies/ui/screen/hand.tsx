import type { CSSProperties } from 'react';
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
import { useThing } from '../../../../table/screen/use-thing.ts';
import { MAX_HEALTH, MAX_POWER, MAX_TRAITS } from '../../content/levels.ts';
import { missions } from '../../content/missions.ts';
import { traits } from '../../content/traits.ts';
import type { SkillId } from '../../content/heroes.ts';
import type { SeenHero } from '../../seen.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { heroColour } from '../drawn/heroes.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { Sprite } from '../drawn/sprite.tsx';
import { levelTone } from '../drawn/tones.ts';
import { icons, skillIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import { CONSOLE, GAIN_POWER, GAIN_TRAIT, cardThing, explosiveThing, heroThing, powerThing } from '../touch.ts';
import { said } from '../words/said.ts';
import { words } from '../words/words.ts';
import { shownHero } from './heroes.ts';
import { picture } from './picture.tsx';
import { byPrice, priceOf } from './powers.tsx';
import { Pips, partOf } from './pips.tsx';
import styles from './hand.module.css';

/** The hero who acts with life, Power and experience, what they can do, their Traits and their Bystander; then one's others. */
export function Hand({ look, seat }: HandProps<MarvelZombies, GameTexts>) {
  const { view } = look;
  const team = view.heroes.filter(hero => hero.seat === seat);
  const hero = view.picking === null ? shownHero(view, seat) : undefined;
  return (
    <HeldHand tone={hero && heroColour[hero.id]}>
      <Sprite />
      {hero && (
        <>
          <Me look={look} hero={hero} />
          <Held look={look} hero={hero} />
          <Powers look={look} hero={hero} />
        </>
      )}
      <Team look={look} heroes={team.filter(one => one !== hero)} />
      {!hero && <Brief look={look} />}
    </HeldHand>
  );
}

interface Props {
  readonly look: Seen;
  readonly hero: SeenHero;
}

function Me({ look, hero }: Props) {
  const { texts, language, view } = look;
  const own = words[language];
  const isActing = view.turn?.hero === hero.id;
  return (
    <HeldHead
      face={<Portrait id={hero.id} />}
      thing={heroThing(hero.id)}
      name={texts.heroes[hero.id].name}
      end={isActing && view.turn && <p className={styles.actions}>{own.actions(view.turn.actions)}</p>}
    >
      <Pips
        styles={styles}
        icon={icons.hearts}
        count={hero.health}
        of={MAX_HEALTH}
        label={own.health(hero.health)}
        kind="life"
      />
      <Pips
        styles={styles}
        icon={icons['lightning-helix']}
        count={hero.power}
        of={MAX_POWER}
        label={own.power(hero.power)}
        kind="power"
      />
      <p className={styles.level} style={{ '--level': levelTone[hero.level], '--part': partOf(hero) } as CSSProperties}>
        <i />
        {said[language].level(hero.xp, texts.levels[hero.level])}
      </p>
    </HeldHead>
  );
}

function Powers({ look, hero }: Props) {
  const own = said[look.language];
  const isActing = look.view.turn?.hero === hero.id;
  const { first, later } = byPrice(hero.skills);
  const shown = (skill: SkillId) => (
    <HeldChip
      key={skill}
      thing={powerThing(skill)}
      picture={<Icon d={skillIcon[skill]} />}
      name={look.texts.skills[skill].name}
      note={priceOf(skill, look)}
    />
  );
  return (
    <HeldChips label={own.powers}>
      {first.map(shown)}
      {isActing && (
        <>
          <HeldChip
            thing={GAIN_POWER}
            picture={<Icon d={icons['lightning-helix']} />}
            name={own.gainPower}
            note={own.gainPowerNote}
          />
          <HeldChip
            thing={GAIN_TRAIT}
            picture={<Icon d={icons['card-pickup']} />}
            name={own.gainTrait}
            note={own.gainTraitNote}
          />
        </>
      )}
      {later.map(shown)}
    </HeldChips>
  );
}

/** Traits, the Bystander at the hero's side, what else they carry. */
function Held({ look, hero }: Props) {
  const own = said[look.language];
  const { texts, view } = look;
  return (
    <HeldCards label={own.hand} size="large">
      {hero.traits.map((trait, i) => (
        <HeldCard
          key={`${trait} ${i}`}
          thing={cardThing(trait)}
          picture={picture(cardThing(trait), look)}
          name={texts.traits[trait].name}
          badge={traits[trait].power > 0 ? `${traits[trait].power}⚡` : null}
        />
      ))}
      {Array.from({ length: Math.max(0, MAX_TRAITS - hero.traits.length) }, (_, i) => (
        <HeldSlot key={i} text={own.noTrait} />
      ))}
      {hero.bystander ? (
        <HeldCard
          thing={cardThing(hero.bystander)}
          picture={<Portrait id={hero.bystander} />}
          name={texts.bystanders[hero.bystander].name}
          note={own.bystander}
        />
      ) : (
        <HeldSlot text={own.noBystander} />
      )}
      {hero.tokens.map((colour, i) => {
        const isConsole = missions[view.mission].console === colour;
        const thing = isConsole ? CONSOLE : explosiveThing(colour);
        const name = isConsole ? own.console : own.explosive(texts.colours[colour]);
        return <HeldCard key={`${colour} ${i}`} thing={thing} picture={picture(thing, look)} name={name} />;
      })}
    </HeldCards>
  );
}

/** The other heroes of this seat, as small as they may be touched. */
function Team({ look, heroes }: { readonly look: Seen; readonly heroes: readonly SeenHero[] }) {
  if (heroes.length === 0) return null;
  return (
    <ul role="list" className={styles.team} aria-label={said[look.language].team}>
      {heroes.map(hero => (
        <li key={hero.id}>
          <Mate look={look} hero={hero} />
        </li>
      ))}
    </ul>
  );
}

function Mate({ look, hero }: Props) {
  const { handlers } = useThing(heroThing(hero.id));
  const own = words[look.language];
  const state = hero.fate === 'out' ? own.out : hero.fate === 'down' ? own.down : hero.used ? own.used : own.ready;
  return (
    <button
      type="button"
      className={styles.mate}
      data-used={hero.used || hero.fate !== 'in' || undefined}
      style={{ '--tone': heroColour[hero.id] } as CSSProperties}
      {...handlers}
    >
      <span>
        <Portrait id={hero.id} />
      </span>
      <span>
        <b>{look.texts.heroes[hero.id].name}</b>
        <small>
          <Icon d={icons.hearts} /> {hero.health} <Icon d={icons['lightning-helix']} /> {hero.power}
          {look.view.picking === null && ` · ${state}`}
        </small>
      </span>
    </button>
  );
}

/** What the team sets out for. */
function Brief({ look: { texts, view } }: { readonly look: Seen }) {
  const { title, about } = texts.scenarios[view.mission] ?? { title: '', about: '' };
  return (
    <p className={styles.brief}>
      <b>{title}</b> {about}
    </p>
  );
}

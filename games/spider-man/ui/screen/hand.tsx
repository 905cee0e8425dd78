import { Icon } from '../../../../table/icon.tsx';
import { HeldCard, HeldCards, HeldChip, HeldChips, HeldHand, HeldHead } from '../../../../table/screen/held.tsx';
import type { HandProps } from '../../../../table/screen/screen-parts.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { unseen } from '../../../../table/unseen.ts';
import { bonuses } from '../../content/cards.ts';
import { powers } from '../../content/powers.ts';
import { type RoleId, SCALES, type Scale, isCharacter } from '../../ids.ts';
import type { SeenPlayer } from '../../seen.ts';
import type { SpiderMan } from '../../spec.ts';
import { sideOf } from '../../text/grammar.ts';
import type { GameTexts } from '../../text/shape.ts';
import { CardPicture } from '../drawn/card-picture.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { PowerSign } from '../drawn/power-picture.tsx';
import { scaleIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import { DECK, TRACER, WOUNDS, cardThing, figureThing, powerThing, scaleThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { words } from '../words/words.ts';
import { Candidate } from './candidate.tsx';
import { Fleet } from './fleet.tsx';
import { Folders } from './folders.tsx';
import { Pips } from './pips.tsx';
import { Rolled } from './rolled.tsx';
import { Summons } from './summons.tsx';
import styles from './hand.module.css';

type Props = HandProps<SpiderMan, GameTexts>;

/** Who one is and how one fares, the dice that are left, the mission that nobody else sees, powers and cards. */
export function Hand(props: Props) {
  const { look, seat } = props;
  const p = look.view.players[seat];
  if (!p) return null;
  if (!p.role)
    return (
      <HeldHand>
        <Candidate look={look} />
      </HeldHand>
    );
  const { role } = p;
  return (
    <HeldHand>
      <Summons {...props} />
      <HeldHead
        face={<Portrait who={role} />}
        name={look.texts.roles[role].name}
        note={look.names[seat]}
        end={<Pools look={look} p={p} role={role} />}
      >
        <p className={styles.score}>
          <b>{p.score}</b> / {look.view.target}
        </p>
        <Wounds look={look} role={role} />
      </HeldHead>
      <Rolled look={look} seat={seat} />
      <Cards look={look} p={p} role={role} />
      <Folders look={look} seat={seat} />
      <Powers look={look} p={p} role={role} />
      {role === 'police' && <Fleet look={look} />}
    </HeldHand>
  );
}

interface RoleProps {
  readonly look: Seen;
  readonly p: SeenPlayer;
  readonly role: RoleId;
}

/** Life that is left, as on the big screen. */
function Wounds({ look, role }: Pick<RoleProps, 'look' | 'role'>) {
  const { handlers, outlook } = useThing(WOUNDS);
  const figure = look.view.figures.find(one => one.role === role);
  if (!figure) {
    const cars = look.view.stacks.reduce((sum, stack) => sum + stack.cars, 0);
    return role === 'police' ? <p>{overWords[look.language].cars(cars)}</p> : null;
  }
  const { wounds, boxes } = figure;
  return (
    <button type="button" className={styles.wounds} {...handlers}>
      <span className={unseen}>{words[look.language].wounds(wounds, boxes)}</span>
      {figure.ko ? <em aria-hidden="true">K.O.</em> : <Pips wounds={wounds} boxes={boxes} />}
      <small aria-hidden="true">
        {boxes - wounds}/{boxes}
      </small>
      <OutlookSign outlook={outlook} />
    </button>
  );
}

function Pools({ look, p, role }: RoleProps) {
  return (
    <div className={styles.pools}>
      {SCALES.map(scale => (
        <Pool key={scale} look={look} scale={scale} p={p} role={role} />
      ))}
    </div>
  );
}

/** The dice of one scale; whoever wants to go touches those for it, or the figure. */
function Pool({ look, scale, p, role }: RoleProps & { readonly scale: Scale }) {
  const thing = scale === 'movement' && role !== 'police' ? figureThing(role) : scaleThing(scale);
  const { handlers } = useThing(thing);
  const [left, most] = [p.dice[scale], p.max[scale]];
  return (
    <button type="button" className={styles.pool} data-scale={scale} {...handlers}>
      <Icon d={scaleIcon[scale]} />
      <span className={unseen}>
        {look.texts.scales[scale]} {left}/{most}
      </span>
      <span aria-hidden="true" className={styles.dice}>
        {Array.from({ length: Math.max(left, most) }, (_, i) => (
          <i key={i} data-left={i < left || undefined} />
        ))}
      </span>
      <b aria-hidden="true">{left}</b>
    </button>
  );
}

function Powers({ look, p, role }: RoleProps) {
  const own = words[look.language];
  const { focus, tracers } = look.view;
  const prisoners = look.view.figures.find(figure => figure.role === role)?.prisoners ?? [];
  const on = focus?.seat === look.seat ? (focus?.attack?.powers ?? focus?.move?.powers ?? []) : [];
  return (
    <HeldChips label={own.groups.powers}>
      {p.powers.map(power => {
        const isOn = on.includes(power);
        const isSpent = powers[power].token && !p.tokens.includes(power) && !isOn;
        return (
          <HeldChip
            key={power}
            thing={powerThing(power)}
            picture={<PowerSign power={power} />}
            name={look.texts.powers[power].name}
            {...(isOn ? { note: own.inUse } : isSpent ? { note: own.spent } : {})}
            isOn={isOn}
            isSpent={isSpent}
          />
        );
      })}
      {prisoners.map(who => (
        <HeldChip
          key={who}
          thing={figureThing(who)}
          picture={<Portrait who={who} />}
          name={isCharacter(who) ? look.texts.characters[who].name : look.texts.roles[who].name}
          note={overWords[look.language].prisoner}
        />
      ))}
      {role === 'spider-man' && tracers.sheet > 0 && (
        <HeldChip
          thing={TRACER}
          picture={<PowerSign power="tracer" />}
          name={overWords[look.language].tracers(tracers.sheet)}
        />
      )}
    </HeldChips>
  );
}

/** The cards one holds; the pile lies beside them while one may draw from it. */
function Cards({ look, p, role }: RoleProps) {
  const own = words[look.language];
  const { state } = useThing(DECK);
  const cards = role === 'police' ? [] : (p.hand ?? []);
  if (cards.length === 0 && state === 'still') return null;
  return (
    <HeldCards label={own.hand} size="large">
      {cards.map((card, i) => (
        <HeldCard
          key={`${card} ${i}`}
          thing={cardThing(card)}
          picture={<CardPicture card={card} />}
          name={sideOf(look.texts.bonuses[card].name, role)}
          note={bonuses[card].moments.map(moment => own.moments[moment]).join(', ')}
        />
      ))}
      {state !== 'still' && (
        <HeldCard
          thing={DECK}
          picture={<CardPicture card="deck" />}
          name={overWords[look.language].deck}
          note={String(look.view.decks.bonus)}
        />
      )}
    </HeldCards>
  );
}

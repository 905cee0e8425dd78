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
import { characters } from '../../content/characters.ts';
import type { PerkId } from '../../content/perks.ts';
import { TOKENS, type Token } from '../../ids.ts';
import { isWeapon } from '../../rules/inventory.ts';
import type { SeenPlayer } from '../../seen.ts';
import type { UntilDaylight } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { weaponNote } from '../about.ts';
import { CardPicture } from '../drawn/card-picture.tsx';
import { FoeBust } from '../drawn/foe-figure.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { icons, tokenIcon } from '../icons.ts';
import { slotsOf } from '../inventory.ts';
import { type Seen, foeName } from '../look.ts';
import { bagThing, cardThing, perkThing, seatThing, tokenThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { sumOf } from './intents.ts';
import styles from './hand.module.css';

/** Who one is and who strikes next, weapons as cards, and what else one carries by its slots. */
export function Hand({ look, seat }: HandProps<UntilDaylight, GameTexts>) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const p = view.players[seat];
  if (!p) return null;
  if (!p.character)
    return (
      <HeldHand>
        <HeldHead face={<Portrait character={null} />} name={own.noCharacter} note={names[seat]} />
      </HeldHand>
    );
  const perks = characters[p.character];
  return (
    <HeldHand>
      <HeldHead
        face={<Portrait character={p.character} />}
        thing={seatThing(seat)}
        name={texts.characters[p.character].name}
        note={names[seat]}
      >
        <Life look={look} seat={seat} p={p} />
      </HeldHead>
      <Threats look={look} seat={seat} />
      <Weapons look={look} p={p} />
      <HeldChips label={own.perks}>
        <Perk look={look} perk={perks.main} isUsed={p.usedMain} />
        {view.first === seat && <Perk look={look} perk={perks.firstPlayer} isUsed={p.usedFirst} />}
      </HeldChips>
      <Inventory look={look} p={p} />
    </HeldHand>
  );
}

interface Props {
  readonly look: Seen;
  readonly p: SeenPlayer;
}

function Life({ look, seat, p }: Props & { readonly seat: number }) {
  const own = words[look.language];
  const { focus } = look.view;
  const left = p.life - p.damage;
  const isActing = focus?.seat === seat && focus.foe === null && focus.actions > 0;
  return (
    <>
      <p className={styles.life} data-low={left <= p.life / 3 || undefined}>
        <span aria-hidden="true">
          {Array.from({ length: p.life }, (_, i) => (
            <Icon key={i} d={icons.hearts} className={i < left ? undefined : styles.lost} />
          ))}
        </span>
        <b>
          {left}/{p.life}
        </b>
      </p>
      <p className={styles.tags}>
        {isActing && <span data-kind="actions">{own.actionsLeft(focus.actions)}</span>}
        {p.barricades > 0 && (
          <span>
            <Icon d={tokenIcon.barricade} /> {own.tokens(look.texts.tokens.barricade.name, p.barricades)}
          </span>
        )}
        {p.traps > 0 && (
          <span>
            <Icon d={tokenIcon.trap} /> {own.tokens(look.texts.tokens.trap.name, p.traps)}
          </span>
        )}
        {p.shield > 0 && (
          <span>
            <Icon d={icons.shield} /> {own.shield(p.shield)}
          </span>
        )}
      </p>
    </>
  );
}

/** Those who will strike this seat as things stand, and about how hard. */
function Threats({ look, seat }: { readonly look: Seen; readonly seat: number }) {
  const aimed = look.view.phase === 'search' ? [] : look.view.forecast.filter(one => one.seat === seat);
  if (aimed.length === 0) return null;
  return (
    <div className={styles.threats}>
      <b>{words[look.language].aimedAtYou(aimed.length)}</b>
      <ul role="list">
        {look.view.line.flatMap(({ id, kind }) => {
          const blow = aimed.find(({ foe }) => foe === id)?.blow;
          const aim = blow && sumOf([blow], look);
          return aim
            ? [
                <li key={id} data-mood={aim.mood}>
                  <span>
                    <FoeBust kind={kind} variant={id} />
                  </span>
                  {foeName(look, id)} <b>{aim.sign}</b>
                </li>,
              ]
            : [];
        })}
      </ul>
    </div>
  );
}

function Perk({ look, perk, isUsed }: { readonly look: Seen; readonly perk: PerkId; readonly isUsed: boolean }) {
  const used = isUsed ? { note: words[look.language].mainUsed } : {};
  return <HeldChip thing={perkThing(perk)} name={look.texts.perks[perk].name} isSpent={isUsed} {...used} />;
}

function Weapons({ look, p }: Props) {
  const own = words[look.language];
  return (
    <HeldCards label={own.weapons} size="large">
      {p.items.filter(isWeapon).map((card, at) => (
        <HeldCard
          key={at}
          thing={cardThing(card)}
          picture={<CardPicture card={card} />}
          name={look.texts.cards[card].name}
          note={weaponNote(card, look, p.items)}
        />
      ))}
      {TOKENS.map(token => (
        <Recipe key={token} look={look} token={token} />
      ))}
    </HeldCards>
  );
}

/** What can be crafted now lies beside the weapons: it is gone as soon as it is not asked for. */
function Recipe({ look, token }: { readonly look: Seen; readonly token: Token }) {
  const { state } = useThing(tokenThing(token));
  if (state === 'still') return null;
  return (
    <HeldCard
      thing={tokenThing(token)}
      picture={<CardPicture card={token} />}
      name={look.texts.tokens[token].name}
      note={words[look.language].make}
      kind="make"
    />
  );
}

function Inventory({ look, p }: Props) {
  const own = words[look.language];
  const { cards } = look.texts;
  const carried = slotsOf(p.items.filter(card => !isWeapon(card) && card !== 'backpack'));
  return (
    <HeldCards label={own.inventory(p.used, p.slots)} isTitled size="small">
      {carried.map(({ card, count }, at) => (
        <HeldCard
          key={at}
          thing={cardThing(card)}
          picture={<CardPicture card={card} />}
          name={cards[card].name}
          badge={count > 1 ? `×${count}` : null}
        />
      ))}
      {p.bags.flatMap((bag, at) => [
        <HeldCard
          key={`bag ${at}`}
          thing={bagThing(at)}
          picture={<CardPicture card="backpack" />}
          name={own.backpack(p.bags.length > 1 ? at + 1 : null)}
        />,
        ...slotsOf(bag).map(({ card, count }, i) => (
          <HeldCard
            key={`bag ${at} ${i}`}
            thing={cardThing(card, at)}
            picture={<CardPicture card={card} />}
            name={cards[card].name}
            note={own.packed}
            badge={count > 1 ? `×${count}` : null}
          />
        )),
      ])}
      {Array.from({ length: Math.max(0, p.slots - p.used) }, (_, i) => (
        <HeldSlot key={`free ${i}`} />
      ))}
    </HeldCards>
  );
}

import { called } from '../../../../table/called.ts';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { whenLaidOut } from '../../../../table/screen/laid-out.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import type { OwnProps } from '../../../../table/screen/screen-parts.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { characters } from '../../content/characters.ts';
import type { PerkId } from '../../content/perks.ts';
import { isWeapon } from '../../rules/inventory.ts';
import { TOKENS } from '../../ids.ts';
import type { SeenPlayer } from '../../seen.ts';
import type { UntilDaylight } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { cardIcon, icons } from '../icons.ts';
import { slotsOf } from '../inventory.ts';
import { weaponNote } from '../about.ts';
import { type Seen } from '../look.ts';
import { bagThing, cardThing, perkThing, seatThing, tokenThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import { Card } from './card.tsx';
import { isCrowded } from './crowded.ts';
import { cardsBeyond } from './more.ts';
import styles from './own.module.css';

/** Who one is, what one can do, what one holds. */
export function Own({ look, seat }: OwnProps<UntilDaylight, GameTexts>) {
  const p = look.view.players[seat];
  if (!p) return null;
  return (
    <>
      <Me look={look} seat={seat} p={p} />
      {p.character && <Hand look={look} p={p} />}
    </>
  );
}

interface MeProps {
  readonly look: Seen;
  readonly seat: number;
  readonly p: SeenPlayer;
}

function Me({ look, seat, p }: MeProps) {
  const { view, texts, language } = look;
  const own = words[language];
  const left = p.life - p.damage;
  const { focus } = view;
  const { handlers } = useThing(seatThing(seat));
  return (
    <div className={styles.me}>
      <button type="button" className={styles.face} aria-label={called(look, seat)} {...handlers} tabIndex={0}>
        <Portrait character={p.character} />
      </button>
      <div className={styles.facts}>
        <h2>
          {p.character ? texts.characters[p.character].name : own.noCharacter} <small>{called(look, seat)}</small>
        </h2>
        {p.character && (
          <button
            type="button"
            className={styles.life}
            data-low={left <= p.life / 3 || undefined}
            {...handlers}
            tabIndex={0}
          >
            <span aria-hidden="true" className={styles.hearts}>
              {Array.from({ length: p.life }, (_, i) => (
                <Icon key={i} d={icons.hearts} className={i < left ? undefined : styles.lost} />
              ))}
            </span>
            <b>
              {left}/{p.life}
            </b>
            <span className={styles.carried} title={own.inventory(p.used, p.slots)}>
              <span className={styles.written}>{own.inventory(p.used, p.slots)}</span>
              <span aria-hidden="true" className={styles.counted}>
                <Icon d={cardIcon.backpack} /> {p.used}/{p.slots}
              </span>
            </span>
            {focus?.seat === seat && focus.foe === null && focus.actions > 0 && (
              <span className={styles.actions}>{own.actionsLeft(focus.actions)}</span>
            )}
          </button>
        )}
        {p.character && (
          <div className={styles.powers}>
            <Perk look={look} perk={characters[p.character].main} isUsed={p.usedMain} />
            {view.first === seat && (
              <Perk look={look} perk={characters[p.character].firstPlayer} isUsed={p.usedFirst} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Perk({ look, perk, isUsed }: { readonly look: Seen; readonly perk: PerkId; readonly isUsed: boolean }) {
  const { handlers, outlook } = useThing(perkThing(perk));
  return (
    <button type="button" className={styles.power} data-used={isUsed || undefined} {...handlers}>
      {look.texts.perks[perk].name}
      <OutlookSign outlook={outlook} />
    </button>
  );
}

function Hand({ look, p }: Pick<MeProps, 'look' | 'p'>) {
  const { texts, language } = look;
  const own = words[language];
  const held = useRef<HTMLDivElement>(null);
  const slots = slotsOf(p.items).filter(({ card }) => card !== 'backpack');
  const touching = useTouching();
  // What can be crafted now lies before the cards: it is gone as soon as it is not asked for.
  const made = TOKENS.filter(token => touching.stateOf(tokenThing(token)) !== 'still');
  const count = made.length + slots.length + p.bags.reduce((sum, bag) => sum + 1 + slotsOf(bag).length, 0);
  const areMany = useCrowded(held, count);
  // What is asked then is begun with other cards than what one has looked for last.
  const { phase } = look.view;
  useLayoutEffect(() => {
    const row = held.current?.querySelector('ul');
    return row ? whenLaidOut(row, () => row.scrollTo({ left: 0 })) : undefined;
  }, [phase]);
  return (
    <div
      ref={held}
      className={styles.held}
      style={{ '--cards': count } as CSSProperties}
      data-rows={areMany || undefined}
      data-whole
    >
      <ul role="list" className={styles.hand} aria-label={own.inventory(p.used, p.slots)}>
        {made.map(token => (
          <li key={token}>
            <Card thing={tokenThing(token)} card={token} name={texts.tokens[token].name} note={own.make} kind="make" />
          </li>
        ))}
        {slots.map(({ card, count }, at) => (
          <li key={at}>
            <Card
              thing={cardThing(card)}
              card={card}
              name={texts.cards[card].name}
              note={isWeapon(card) ? weaponNote(card, look, p.items) : undefined}
              count={count}
            />
          </li>
        ))}
        {p.bags.map((bag, at) => (
          <li key={`bag ${at}`} className={styles.bag}>
            <Card thing={bagThing(at)} card="backpack" name={own.backpack(p.bags.length > 1 ? at + 1 : null)} />
            {slotsOf(bag).map(({ card, count }, i) => (
              <Card key={i} thing={cardThing(card, at)} card={card} name={texts.cards[card].name} count={count} />
            ))}
          </li>
        ))}
        <li className={styles.room}>{own.freeSlots(p.slots - p.used)}</li>
      </ul>
      <More held={held} laid={`${count} ${areMany}`} own={own} />
    </div>
  );
}

interface MoreProps {
  readonly held: RefObject<HTMLElement | null>;
  /** How many lie there, and in how many rows: lying otherwise, they are looked for anew. */
  readonly laid: string;
  readonly own: (typeof words)[keyof typeof words];
}

/** That the row goes on beyond its edge, and by how much; touched, it goes there. */
function More({ held, laid, own }: MoreProps) {
  const [beyond, setBeyond] = useState(0);
  useLayoutEffect(() => {
    const row = held.current?.querySelector('ul');
    if (!row) return undefined;
    const look = (): void => {
      const cards = [...row.querySelectorAll('[data-thing]')].map(card => card.getBoundingClientRect());
      setBeyond(row.scrollWidth > row.clientWidth ? cardsBeyond(cards, row.getBoundingClientRect()) : 0);
    };
    const watcher = new ResizeObserver(look); // looks once it is laid out, too
    watcher.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [held, laid]);
  if (beyond === 0) return null;
  const goOn = (): void => {
    const row = held.current?.querySelector('ul');
    row?.scrollBy({ left: row.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <button type="button" tabIndex={-1} className={styles.more} title={own.moreCards(beyond)} onClick={goOn}>
      <span aria-hidden="true">{beyond} ›</span>
      <span className={unseen}>{own.moreCards(beyond)}</span>
    </button>
  );
}

/** Whether the cards of this row find no room beside each other. */
function useCrowded(row: RefObject<HTMLElement | null>, cards: number): boolean {
  const [areMany, setAreMany] = useState(false);
  const [width, setWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => setWidth(row.current?.clientWidth ?? Infinity));
    if (row.current) watcher.observe(row.current);
    return () => watcher.disconnect();
  }, [row]);
  useLayoutEffect(() => setAreMany(was => isCrowded(cards, width, was)), [cards, width]);
  return areMany;
}

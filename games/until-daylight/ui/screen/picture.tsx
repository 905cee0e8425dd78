import type { ReactNode } from 'react';
import { type ThingId, parted } from '../../../../table/touch.ts';
import { type CardId, cards } from '../../content/cards.ts';
import { CHARACTERS, characters } from '../../content/characters.ts';
import { combatCards } from '../../content/combat.ts';
import { KINDS, TOKENS } from '../../ids.ts';
import { CardPicture } from '../drawn/card-picture.tsx';
import { FoeBust } from '../drawn/foe-figure.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { FOUND, OFFERED } from '../touch.ts';
import styles from './hand.module.css';

/** A thing of this table, as small as beside a line of text. */
export function picture(thing: ThingId, look: Seen): ReactNode {
  const [kind, name] = parted(thing);
  switch (kind) {
    case 'figure':
      return figure(name, look);
    case 'card':
      return card(thing, name, look);
    case 'token': {
      const token = TOKENS.find(one => one === name);
      return token && <CardPicture card={token} />;
    }
    case 'power': {
      const bearer = CHARACTERS.find(id => characters[id].main === name || characters[id].firstPlayer === name);
      return bearer && <Portrait character={bearer} />;
    }
    default:
      return null;
  }
}

function figure(name: string, { view }: Seen): ReactNode {
  const character = CHARACTERS.find(id => id === name);
  if (character) return <Portrait character={character} />;
  const [kind, number, variant] = name.split('-');
  const horde = kind === 'horde' && KINDS.find(one => one === number);
  if (horde) return <FoeBust kind={horde} variant={Number(variant)} />;
  if (kind === 'seat') return <Portrait character={view.players[Number(number)]?.character ?? null} />;
  const at = view.line.findIndex(({ id }) => id === Number(number));
  const foe = view.line[at];
  if (!foe) return null;
  return (
    <span className={styles.numbered}>
      <FoeBust kind={foe.kind} variant={foe.id} />
      <small>{at + 1}</small>
    </span>
  );
}

function card(thing: ThingId, name: string, { view, seat }: Seen): ReactNode {
  const { card: found, offers = [] } = view.focus ?? {};
  if (thing === FOUND) return found ? <CardPicture card={found} /> : null;
  if (thing === OFFERED) return drawn(offers.find(({ from }) => from === seat)?.card);
  if (name.startsWith('offer-')) return drawn(offers.find(({ from }) => name === `offer-${from}`)?.card);
  const combat = Object.entries(combatCards).find(([id]) => name === `combat-${id}`);
  if (combat) return <b>{combat[1].printed.replace('-', '−')}</b>;
  const bare = name.replace(/^discarded-/, '').replace(/-\d+$/, '');
  return bare in cards ? drawn(bare as CardId) : null;
}

const drawn = (id: CardId | undefined): ReactNode => (id ? <CardPicture card={id} /> : null);

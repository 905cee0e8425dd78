import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { Seat } from '../../../engine/types.ts';
import { OutlookSign } from '../../../table/screen/outlook-sign.tsx';
import type { Explained, OtherProps, OwnProps, SurfaceProps } from '../../../table/screen/screen-parts.ts';
import type { Outlook, Roll, ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useLooked, useTouching } from '../../../table/screen/touching.tsx';
import { useThing } from '../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../table/touch.ts';
import { CARDS } from '../content/cards.ts';
import type { Event } from '../events.ts';
import { CARD_IDS } from '../ids.ts';
import type { Preview } from '../seen.ts';
import type { Action, Race } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { DISCARD, STACK, type Seen, cardThing, drag, isMain, pebbleThing, squareThing, touch } from './touch.ts';
import { words } from './words.ts';
import styles from './screen.module.css';

/** The board. It fills its place, whatever its size: the squares lie along an ellipse, the piles within it. */
function Surface({ look }: SurfaceProps<Race, GameTexts>) {
  const { view, texts, language } = look;
  const own = words[language];
  const looked = useLooked();
  const touching = useTouching();
  const way = (looked && touching.outlookAt(looked)?.way) ?? []; // where the card leads that somebody looks at
  const top = view.discard.at(-1);
  return (
    <div className={styles.garden}>
      <div className={styles.track}>
        {Array.from({ length: view.path + 1 }, (_, square) => (
          <Thing
            key={square}
            id={squareThing(square)}
            className={styles.square}
            style={along(square, view.path)}
            data-aim={way.includes(squareThing(square)) || undefined}
            data-last={square === view.path || undefined}
          >
            {square === 0 ? own.start : square}
          </Thing>
        ))}
        {view.pebbles.map((square, seat) => (
          <Thing key={seat} id={pebbleThing(seat)} className={styles.place} style={along(square, view.path)}>
            <Pebble seat={seat} />
          </Thing>
        ))}
        <Thing id={STACK} className={styles.pile} data-back>
          {own.stack} <b>{view.stack}</b>
        </Thing>
        <Thing id={DISCARD} className={styles.pile}>
          {top ? texts.cards[top] : own.discard} <b>{view.discard.length}</b>
        </Thing>
      </div>
    </div>
  );
}

const along = (square: number, last: number): CSSProperties => ({ offsetDistance: `${(100 * square) / (last + 1)}%` });

/** Whatever can be touched or says what it is: the house sets its state, the style sheet draws it. */
function Thing({ id, children, ...more }: { readonly id: ThingId } & ComponentProps<'button'>) {
  const { handlers, outlook } = useThing(id);
  return (
    <button type="button" {...more} {...handlers}>
      <OutlookSign outlook={outlook} />
      {children}
    </button>
  );
}

/** A colour and a letter for each seat, the same wherever it shows. */
const Pebble = ({ seat }: { readonly seat: Seat }) => (
  <span className={styles.pebble} data-seat={seat}>
    {'ABCD'.charAt(seat)}
  </span>
);

/** One's own things, in the dock: here lies the hidden hand. */
function Own({ look, seat }: OwnProps<Race, GameTexts>) {
  const { view, texts, language } = look;
  return (
    <>
      <Who look={look} seat={seat} />
      <ul role="list" className={styles.hand} aria-label={words[language].hand}>
        {view.hands[seat]?.map(
          (card, at) =>
            card && (
              <li key={at}>
                <Thing id={cardThing(card)} className={styles.card}>
                  <b>+{CARDS[card].squares}</b> {texts.cards[card]}
                </Thing>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/** One of the others, on the rail: of their cards one sees how many there are. */
function Other({ look, seat }: OtherProps<Race, GameTexts>) {
  return (
    <Who look={look} seat={seat}>
      <span>{words[look.language].cards(look.view.hands[seat]?.length ?? 0)}</span>
    </Who>
  );
}

function Who({ look, seat, children }: OtherProps<Race, GameTexts> & { readonly children?: ReactNode }) {
  return (
    <div className={styles.who}>
      <Pebble seat={seat} />
      <b>{look.names[seat]}</b>
      <span>{words[look.language].on(look.view.pebbles[seat] ?? 0)}</span>
      {children}
    </div>
  );
}

/** What a thing says of itself when it is pointed at or touched, and the rule behind it. */
function thing(id: ThingId, { view, texts, names, language }: Seen): Explained | null {
  const own = words[language];
  const card = CARD_IDS.find(one => cardThing(one) === id);
  if (card) return { name: texts.cards[card], about: own.squares(CARDS[card].squares), rule: 'PR-TURN-03' };
  const seat = view.pebbles.findIndex((_, one) => pebbleThing(one) === id);
  if (seat >= 0) return { name: names[seat] ?? '', about: own.on(view.pebbles[seat] ?? 0), rule: 'PR-MOVE-02' };
  if (id === STACK) return { name: own.stack, about: own.cards(view.stack), rule: 'PR-TURN-05' };
  if (id === DISCARD) return { name: own.discard, about: own.cards(view.discard.length), rule: 'PR-TURN-03' };
  return null;
}

/** What an answer would bring: a sign over what is touched, sentences beside it, and the way that the board shows. */
function outlook({ from, to }: Preview, _action: Action, { view, language }: Seen): Outlook {
  const mood = from === view.path ? 'good' : 'fair';
  return { sign: `→ ${to}`, mood, lines: [words[language].landing(from, to)], way: [squareThing(to)] };
}

/** The last die that was rolled; a card that is played takes it away. */
function roll(events: readonly Event[], { names }: Seen): Roll | null {
  const last = events.findLast(({ type }) => type === 'rolled' || type === 'played');
  if (last?.type !== 'rolled') return null;
  return { title: names[last.seat] ?? '', pieces: [{ text: String(last.value), isLit: true }], sum: null };
}

/** All that the house asks of a table; table/screen/screen-parts.ts says what each is for, and what may be added. */
export const screen: ScreenParts<Race, GameTexts> = {
  Surface,
  Own,
  Other,
  phase: ({ view, language }) => words[language].leads(Math.max(...view.pebbles), view.path),
  goals: ({ view, language }) => [{ text: words[language].goal(view.path) }],
  touch,
  drag,
  isMain,
  thing,
  anchor: () => null, // no answer is an act
  outlook,
  intents: () => [], // nobody acts by itself
  focus: () => [], // the board is always seen whole
  roll,
  concerns: (event, { seat }) => event.type === 'bumped' && event.seat === seat,
};

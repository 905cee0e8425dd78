import { first } from '../../../bots/options.ts';
import { within } from '../../../engine/flow.ts';
import { same } from '../../../engine/plain.ts';
import { deciders, options, waitingAt } from '../../../engine/queries.ts';
import type { Answer, Played, Promised, Promises, Trial } from '../../../engine/testing/promised.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import { combatCards } from '../content/combat.ts';
import { weapons } from '../content/weapons.ts';
import { forecast } from '../rules/forecast.ts';
import { countOf } from '../rules/inventory.ts';
import { player } from '../rules/table.ts';
import type { Forecast, Preview } from '../seen.ts';
import type { Action, Attack, UntilDaylight } from '../spec.ts';

type M = Match<UntilDaylight>;
type Came = Promised<UntilDaylight>['came'];
type Next = Answer<UntilDaylight>;
type Shown<T extends Preview['type']> = Extract<Preview, { type: T }>;

const each = (name: string, says: number | boolean, came: Came): Promised<UntilDaylight> => ({
  name,
  says: Number(says),
  always: true,
  came,
});
const chance = (name: string, says: number, came: Came): Promised<UntilDaylight> => ({
  ...each(name, says, came),
  always: false,
});

// ---- how an attack goes on -------------------------------------------------------------------------------------

/** Loads so much, uses nothing else, and takes the card that hits hardest. */
const plainly =
  (seat: Seat, load: number) =>
  (m: M): Next | null => {
    switch (waitingAt(m)) {
      case 'attack/load':
        return { seat, action: { type: 'load', count: load } };
      case 'attack/prepare':
      case 'attack/whenChosen':
        return { seat, action: { type: 'go' } };
      case 'luck/ask':
        return { seat: deciders(m)[0] ?? seat, action: { type: 'pass' } };
      case 'attack/choose':
        return { seat, action: hardest(options(m, seat)) };
      case 'attack/spread': // whatever a neighbour gets
        return { seat, action: first(options(m, seat)) };
      default:
        return null;
    }
  };

function hardest(open: readonly Action[]): Action {
  const worth = (action: Action): number => (action.type === 'choose' ? combatCards[action.card].damage : -Infinity);
  return open.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

// ---- what came of it -------------------------------------------------------------------------------------------

type Heard = Played<UntilDaylight>['heard'];

const isKilled = (heard: Heard, foe: number): boolean =>
  heard.some(event => event.type === 'foeKilled' && event.foe === foe);
const pointsOn = (heard: Heard, foe: number, cause: 'attack' | 'area'): number =>
  heard.reduce((sum, e) => (e.type === 'foeHurt' && e.foe === foe && e.cause === cause ? sum + e.amount : sum), 0);
const drawnBy = (heard: Heard, seat: Seat): number =>
  heard.reduce((sum, e) => (e.type === 'combatDrawn' && e.by === seat ? sum + e.cards.length : sum), 0);
const chosenBy = (heard: Heard, seat: Seat) => {
  const event = heard.find(e => e.type === 'combatChosen' && e.by === seat);
  return event?.type === 'combatChosen' ? combatCards[event.card] : null;
};
const isDead =
  (seat: Seat): Came =>
  ({ heard }) =>
    Number(heard.some(e => e.type === 'defeat' && e.seat === seat));

/** What falls on the target without its Combat card; a card that brings it to nothing tells no more. */
const bare =
  (seat: Seat, target: number, says: number): Came =>
  ({ heard }) => {
    const points = pointsOn(heard, target, 'attack');
    const card = chosenBy(heard, seat)?.damage ?? 0;
    return points === 0 && says + card <= 0 ? says : points - card;
  };

// ---- what is promised ------------------------------------------------------------------------------------------

function ofAttack(shown: Shown<'attack'>, m: M, seat: Seat, { weapon, target }: Attack): Trial<UntilDaylight>[] {
  const { ammo } = weapons[weapon];
  const held = ammo ? countOf(player(m, seat), ammo) : 0;
  const available = m.state.combatDeck.length + m.state.combatDiscard.length;
  return shown.kill.map((kill, i) => {
    const load = Math.min(held, i + 1);
    const cards = shown.cards + (ammo ? i + 1 : 0);
    return {
      goOn: plainly(seat, load),
      promised: [
        chance('attack.kill', kill, ({ heard }) => Number(isKilled(heard, target))),
        each('attack.cards', Math.min(cards, available), ({ heard }) => drawnBy(heard, seat)),
        each('attack.damage', shown.damage, bare(seat, target, shown.damage)),
        each('attack.hit', shown.hit.length, ({ heard }) =>
          shown.hit.reduce((sum, foe) => sum + Number(pointsOn(heard, foe, 'area') >= shown.area), 0),
        ),
        ...(shown.lethal ? [each('attack.lethal', true, isDead(seat))] : []),
      ],
    };
  });
}

function ofDraw(shown: Shown<'draw'>, m: M, seat: Seat): Trial<UntilDaylight>[] {
  const target = within(m, 'attack')?.target ?? -1;
  const available = m.state.combatDeck.length + m.state.combatDiscard.length;
  return [
    {
      goOn: plainly(seat, 0),
      promised: [
        chance('draw.kill', shown.kill, ({ heard }) => Number(isKilled(heard, target))),
        ...(shown.kill === 0
          ? [chance('draw.mean', shown.mean, ({ heard }) => pointsOn(heard, target, 'attack'))]
          : []),
        each('draw.cards', Math.min(shown.cards, available), ({ heard }) => drawnBy(heard, seat)),
        ...(shown.lethal ? [each('draw.lethal', true, isDead(seat))] : []),
      ],
    },
  ];
}

function ofStrike(shown: Shown<'strike'>, m: M, seat: Seat): Trial<UntilDaylight>[] {
  const f = within(m, 'attack');
  const target = f?.target ?? -1;
  const price = ({ heard }: Played<UntilDaylight>): number =>
    heard.reduce((sum, e) => (e.type === 'damaged' && e.seat === seat ? sum + e.amount : sum), 0);
  const survives = (promised: Promised<UntilDaylight>): Promised<UntilDaylight> => ({
    ...promised,
    came: played => (played.after.outcome?.reason === 'death' ? promised.says : promised.came(played)),
  });
  return [
    {
      goOn: plainly(seat, 0),
      promised: [
        survives(each('strike.damage', shown.damage, ({ heard }) => pointsOn(heard, target, 'attack'))),
        survives(each('strike.self', shown.self, price)),
        survives(
          each('strike.kills', shown.kills.length, ({ heard }) => heard.filter(e => e.type === 'foeKilled').length),
        ),
        survives(
          each(
            'strike.killed',
            shown.kills.length,
            ({ heard }) => shown.kills.filter(foe => isKilled(heard, foe)).length,
          ),
        ),
        each('strike.lethal', shown.lethal, isDead(seat)),
      ],
    },
  ];
}

/** Only what this character itself brings about: of a delay the card that comes instead, whatever it is, is left aside. */
const ofDelay = (shown: Shown<'delay'>, seat: Seat): Trial<UntilDaylight>[] => [
  {
    promised: [
      each('delay.lethal', shown.lethal, ({ heard }) =>
        Number(heard.some(e => e.type === 'damaged' && e.cause === 'delay' && e.seat === seat && e.damage >= e.life)),
      ),
    ],
  },
];

const arrived = ({ heard }: Played<UntilDaylight>): number =>
  heard.reduce((sum, e) => sum + (e.type === 'hordeArrived' ? e.foes.length : 0), 0);

const fallen =
  (foes: readonly number[]): Came =>
  ({ heard }) =>
    foes.length === 0
      ? heard.filter(e => e.type === 'foeKilled').length
      : foes.filter(foe => isKilled(heard, foe)).length;
const outOf = ({ state }: M, foes: readonly number[]): number =>
  state.line.filter(({ id, out }) => out && foes.includes(id)).length;

/** How many of them are still foreseen as they were. */
const awaited =
  (shown: Shown<'guard'>): Came =>
  ({ after }) => {
    const now = forecast(after);
    return shown.forecast.filter((one, at) => same(one, now[at])).length;
  };

/** Nobody changes anything more: the target falls, or it does not. */
function ofStanding(shown: Shown<'luck'>, m: M): Trial<UntilDaylight>[] {
  const attack = within(m, 'attack');
  if (!attack) return [];
  const { seat, target } = attack;
  return [
    {
      goOn: plainly(seat, 0),
      promised: [each('luck.stands', shown.after, ({ heard }) => Number(isKilled(heard, target)))],
    },
  ];
}

/** What the first of them does, before whom nobody has used anything up. */
function ofBlow({ foe, seat, blow }: Forecast): Promised<UntilDaylight>[] {
  const during = ({ heard }: Played<UntilDaylight>): Heard => {
    const begins = heard.findIndex(e => e.type === 'enemyAttacked' && e.foe === foe);
    const next = heard.findIndex((e, at) => at > begins && e.type === 'enemyAttacked');
    return begins < 0 ? [] : heard.slice(begins, next < 0 ? undefined : next);
  };
  switch (blow?.type) {
    case 'trapped':
      return [each('forecast.trapped', true, played => Number(isKilled(during(played), foe)))];
    case 'wounds':
      return [
        chance('forecast.wounds', blow.damage, played =>
          during(played).reduce(
            (sum, e) => (e.type === 'damaged' && e.cause === 'enemy' && e.seat === seat ? sum + e.amount : sum),
            0,
          ),
        ),
      ];
    default:
      return [];
  }
}

/** Nobody does anything more: turns end, windows pass, until every enemy has attacked. */
function idle(m: M): Next | null {
  const seat = deciders(m)[0] ?? 0;
  switch (waitingAt(m)) {
    case 'turn/act':
      return { seat, action: { type: 'end' } };
    case 'turn/whenEnding':
    case 'luck/ask':
      return { seat, action: { type: 'pass' } };
    case 'enemyAttack/keep':
      return { seat, action: options(m, seat)[0] as Action };
    default:
      return null;
  }
}

export const promises: Promises<UntilDaylight> = {
  ofPreview(shown, m, { seat, action }) {
    if (shown.type === 'attack' && action.type === 'attack') return ofAttack(shown, m, seat, action);
    if (shown.type === 'draw') return ofDraw(shown, m, seat);
    if (shown.type === 'strike') return ofStrike(shown, m, seat);
    if (shown.type === 'delay') return ofDelay(shown, seat);
    if (shown.type === 'face') return [{ promised: [each('face.foes', shown.foes, arrived)] }];
    if (shown.type === 'luck' && action.type === 'pass' && !shown.isEnemy) return ofStanding(shown, m);
    if (shown.type === 'spear') return [{ promised: [each('spear.kills', shown.kills.length, fallen(shown.kills))] }];
    if (shown.type === 'grenade')
      return [{ promised: [each('grenade.out', shown.out.length, ({ after }) => outOf(after, shown.out))] }];
    if (shown.type === 'guard') return [{ promised: [each('guard.forecast', shown.forecast.length, awaited(shown))] }];
    if (shown.type === 'price') return [{ promised: [each('price.lethal', shown.lethal, isDead(seat))] }];
    return [];
  },
  ofView(m) {
    if (within(m, 'attack')) return [];
    const all = forecast(m);
    const sure = all.filter(aimed => aimed.sure);
    if (sure.length === 0) return [];
    const first = within(m, 'enemyAttack') ? undefined : all[0];
    const isAimed = (heard: Heard, aimed: (typeof sure)[number]): boolean =>
      heard.some(
        e =>
          e.type === 'enemyAttacked' && e.foe === aimed.foe && e.seat === aimed.seat && e.survivor === aimed.survivor,
      );
    // whoever comes after the end of the match, or has been killed on the way, cannot attack any more
    const came: Came = ({ heard, after }) =>
      sure.filter(aimed => isAimed(heard, aimed) || after.outcome !== null).length;
    const promised = [each('forecast.sure', sure.length, came), ...(first ? ofBlow(first) : [])];
    return [{ goOn: idle, promised }];
  },
  times: 3,
  names: [
    'attack.kill',
    'attack.cards',
    'attack.damage',
    'attack.hit',
    'draw.kill',
    'draw.cards',
    'strike.damage',
    'strike.self',
    'strike.kills',
    'strike.lethal',
    'delay.lethal',
    'price.lethal',
  ],
};

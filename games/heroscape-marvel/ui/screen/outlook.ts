import type { Intent, Mood, Outlook } from '../../../../table/screen/screen-parts.ts';
import type { AttackKind } from '../../content/powers.ts';
import type { CellName, FigureId } from '../../ids.ts';
import type { Aim, Preview, Threat, Vantage } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { fieldOf } from '../field.ts';
import { powerIcon } from '../icons.ts';
import { type Seen, figureName, figureOf, targetName } from '../look.ts';
import { preview as sentences } from '../previews.ts';
import { figureThing, moverOf, placeThing, targetThing } from '../touch.ts';
import { fieldWords } from '../words/field.ts';
import { screenWords } from '../words/screen.ts';

type Shown<T extends Preview['type']> = Extract<Preview, { type: T }>;

/** Whatever its chance, what one does oneself is never red: that is what others do. */
const mood = (chance: number): Mood => (chance >= 0.6 ? 'good' : 'fair');

/** What an answer would bring: the chance and the wounds of an attack, the price of a move and what lies open from there. */
export function outlook(seen: Preview, action: Action, look: Seen): Outlook {
  const own = screenWords[look.language];
  const lines = sentences(seen, action, look);
  switch (seen.type) {
    case 'attack':
      return {
        sign:
          look.view.mode === 'expert' ? own.odds(seen.hit, seen.wounds) : fieldWords[look.language].swords(seen.hit),
        ...ofPower(action),
        mood: mood(seen.hit),
        lines,
      };
    case 'roll':
      return { sign: own.share(seen.chance), mood: mood(seen.chance), lines };
    default:
      return ofMove(seen, look, lines);
  }
}

function ofMove(seen: Shown<'move'>, look: Seen, lines: readonly string[]): Outlook {
  const own = screenWords[look.language];
  const { vantage } = seen;
  const mover = moverOf(look.view);
  return {
    sign: seen.exits ? own.leaves : own.cost(seen.cost, seen.strikes.length, seen.falls.length),
    mood: moodOfMove(seen, look),
    lines: [...lines, ...(vantage ? ofVantage(vantage, look, comingTo(seen, vantage, look)) : [])],
    reach:
      vantage?.aims.map(({ target, attack, hit }) => ({
        thing: targetThing(target),
        chance: hit,
        icon: iconOf(attack),
      })) ?? [],
    threats: strikersOf(vantage).map(({ by, hit }) => ({
      thing: figureThing(by),
      sign: fieldWords[look.language].onYou(hit),
    })),
    intents: arrows(strikersOf(vantage), seen.path.at(-1)),
    way: [...(mover ? [figureThing(mover)] : []), ...seen.path.map(placeThing)],
  };
}

/** Who could hurt whoever stands there. */
const strikersOf = (vantage: Vantage | null): Vantage['threats'] => vantage?.threats.filter(({ hit }) => hit > 0) ?? [];

/** From them to where the move ends; how likely they hurt stands at each of them. */
function arrows(strikers: Vantage['threats'], end: CellName | undefined): Intent[] {
  if (end === undefined) return [];
  return strikers.map(({ by }) => ({
    from: figureThing(by),
    to: placeThing(end),
    isSure: true,
    isAtMe: true,
    sign: null,
    mood: 'bad',
  }));
}

/** Bad where one may be hurt on the way, or is likely to lose there what life is left. */
function moodOfMove({ strikes, falls, vantage }: Shown<'move'>, { view }: Seen): Mood {
  if (strikes.length > 0 || falls.length > 0) return 'bad';
  const figure = figureOf(view, moverOf(view));
  const feared = vantage?.threats.reduce((sum, { wounds }) => sum + wounds, 0) ?? 0;
  if (figure && feared >= figure.life - figure.wounds) return 'bad';
  return feared > 0 ? 'fair' : 'good';
}

/** Enemies who cannot strike there yet, but are near enough to come, as the crow flies. */
function comingTo({ path }: Shown<'move'>, { threats }: Vantage, { view }: Seen): FigureId[] {
  const field = fieldOf(view.scenario);
  const end = field.cell(path.at(-1) ?? '');
  const mover = figureOf(view, moverOf(view));
  if (!end || !mover) return [];
  const friends = view.players[mover.controller]?.allies ?? [];
  return view.figures.flatMap(({ id, at, status, controller, move, range }) => {
    const cell = status === 'board' && at !== null ? field.cell(at) : undefined;
    if (!cell || controller === mover.controller || friends.includes(controller)) return [];
    if (threats.some(({ by }) => by === id)) return [];
    const far = field.board.distance[cell.index * field.board.size + end.index] ?? Number.POSITIVE_INFINITY;
    return far <= move + range ? [id] : [];
  });
}

function ofVantage(vantage: Vantage, look: Seen, coming: readonly FigureId[]): string[] {
  const own = screenWords[look.language];
  const [{ aims }, threats] = [vantage, strikersOf(vantage)];
  return [
    aims.length > 0 ? own.aims(aims.map(aim => aimed(aim, look))) : own.noAim,
    threats.length > 0 ? own.threats(threats.map(threat => striking(threat, look))) : own.noThreat,
    ...(coming.length > 0 ? [own.coming(coming.map(id => figureName(look, id)))] : []),
  ];
}

/** Whom one could attack, and by which power where that is the best attack: it is chosen before the target then. */
function aimed({ target, attack, hit, wounds }: Aim, look: Seen): string {
  const own = screenWords[look.language];
  const name = targetName(look, target);
  // By the discovery rules one wound is all: its chance says everything.
  if (look.view.mode !== 'expert') return own.threat(name, hit);
  return attack === 'normal'
    ? own.aim(name, hit, wounds)
    : own.aimBy(name, look.texts.powers[attack].name, hit, wounds);
}

/** Who could hurt somebody, and by which power where that is its best attack. */
export function striking({ by, attack, hit }: Threat, look: Seen): string {
  const own = screenWords[look.language];
  const name = figureName(look, by);
  return attack === 'normal' ? own.threat(name, hit) : own.threatBy(name, look.texts.powers[attack].name, hit);
}

/** An attack by a power bears the sign of that power: its chance is not that of the normal attack. */
export const iconOf = (attack: AttackKind): string | undefined => (attack === 'normal' ? undefined : powerIcon[attack]);

const ofPower = (action: Action): Pick<Outlook, 'icon'> =>
  action.type === 'attack' && action.attack !== 'normal' ? { icon: powerIcon[action.attack] } : {};

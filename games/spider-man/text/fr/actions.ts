import { characters } from '../../content/characters.ts';
import type { View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type ByType, capital } from '../../../../kit/grammar.ts';
import { plural } from '../../../../kit/french.ts';
import { bonuses } from './cards.ts';
import { places, powers } from './names.ts';
import { the } from './people.ts';
import { isHero, sideFor, strikesBack } from '../grammar.ts';
import { aimed, beside, dice, hold, load, makes, slotName, stack } from './phrases.ts';
import { where } from './places.ts';

type Labels = ByType<Action, [view: View, names: readonly string[]], string>;

const last = (view: View, count: number): string => {
  const seat = view.focus?.seat ?? null;
  const p = seat === null ? null : view.players[seat];
  if (!p || seat !== view.active) return '';
  const left = p.dice.movement + p.dice.combat + p.dice.bonus - count;
  return left === 0 ? ' (derniers dés : votre tour finit)' : '';
};

/** By how many quarters a board is turned. */
const TURNS = ['', ', un quart de tour', ', un demi-tour', ', trois quarts de tour'];

export const labels: Labels = {
  role: ({ role }) => `Jouer ${the(role)}`,
  lay: ({ slot, rotation }) => `Poser ce plateau dans la ${slotName(slot)}${TURNS[rotation] ?? ''}`,
  station: ({ station, what }) =>
    what === 'car' ? `Placer une voiture : ${places[station].name}` : `Placer ${the(what)} : ${places[station].name}`,
  tracer: ({ role }) => `Poser un Spider-Tracer sur ${the(role)}`,
  move: () => 'Se déplacer',
  drive: ({ square: at }, view) => `Déplacer ${stack(view, at)}`,
  fight: ({ from, target }, view) => {
    if (strikesBack(view, target)) return 'Rendre le coup';
    const what =
      target.kind === 'hold'
        ? `briser ${hold(target.hold)}`
        : `${target.kind === 'place' ? 'attaquer' : 'combattre'} ${beside(view, target)}`;
    return from === null ? capital(what) : `Avec ${stack(view, from)}, ${what}`;
  },
  capture: ({ from, character }, view) => {
    const who = the(character);
    const what = isHero(view) ? `prendre ${who} sous votre garde` : `capturer ${who}`;
    return `${from === null ? capital(what) : `Avec ${stack(view, from)}, ${what}`} (${dice(characters[character].dice)} de combat)`;
  },
  plant: ({ place }) => `Poser une bombe : « ${places[place].name} » (1 dé de combat)`,
  bonus: () => 'Piocher des cartes bonus',
  power: ({ power, target, car }, view) =>
    `${powers[power].name}${target ? ` : ${aimed(view, target)}` : ''}${car === null ? '' : `, avec une voiture de ${stack(view, car)}`}`,
  play: ({ card }, view) => `Jouer « ${sideFor(bonuses[card].name, view)} »`,
  call: ({ character }) => `Utiliser ${the(character)}`,
  recover: () => 'Récupérer',
  drawThree: () => 'Piocher 3 cartes bonus',
  end: () => 'Finir le tour',
  use: ({ power }) => `Ajouter « ${powers[power].name} »`,
  roll: ({ dice: count }, view) => `Lancer ${dice(count)}${last(view, count)}`,
  reroll: ({ value }) => `Relancer un ${value}`,
  keep: (_, { focus, roll }) => {
    const keeps = roll?.dice.length === 1 ? 'Garder le dé' : 'Garder les dés';
    const tray = focus?.tray;
    if (!tray) return keeps;
    return tray.again.length > 0 ? `Relancer ${dice(tray.again.length)}` : `${keeps} : ${makes(tray)}`;
  },
  bite: ({ value }) => `Doubler un ${value}`,
  interrupt: ({ power }) => `« ${powers[power].name} »`,
  prevent: ({ power }) => `« ${powers[power].name} » contre une blessure`,
  riposte: ({ target }, view) => `Riposter contre ${aimed(view, target)}`,
  pass: () => 'Ne rien faire',
  go: ({ to: at }, view) => `Aller ${where(view, at).at}`,
  stop: (_, { focus }) => {
    const left = focus?.move?.points ?? focus?.drive?.points ?? 0;
    return left > 0 ? `S’arrêter ici (reste ${plural(left, 'case')})` : 'S’arrêter ici';
  },
  drop: ({ what }) => `Laisser ici ${load(what)}`,
  take: ({ what }) => `Emmener ${load(what)}`,
  arrest: ({ role }) => `Arrêter ${the(role)}`,
  put: ({ to: at }, view) => `Placer ${where(view, at).at}`,
  release: ({ who }) => `Relâcher ${the(who)}`,
  discard: ({ card }, view) => `Défausser « ${sideFor(bonuses[card].name, view)} »`,
  name: ({ role }) => `Choisir ${the(role)}`,
  pick: ({ power }) => `Reprendre « ${powers[power].name} »`,
  stack: ({ square: at }, view) => `Choisir ${stack(view, at)}`,
  aim: ({ target }, view) => `Viser ${aimed(view, target)}`,
  replace: () => 'Changer de mission',
  abandon: ({ villain }) => (villain === null ? 'Garder ce vilain' : `L’abandonner et jouer ${the(villain)}`),
};

import { TEAM } from '../../content/levels.ts';
import { HELPING } from '../../content/cards.ts';
import { missions } from '../../content/missions.ts';
import type { View } from '../../seen.ts';
import { traitsAt } from '../../content/traits.ts';
import { held, person } from './cards.ts';
import { type Prompts, hasBegun, isShared, nextToBear } from '../shape.ts';
import { capital } from '../../../../kit/grammar.ts';
import { form, of } from '../../../../kit/french.ts';
import { actions, crowd, crowds, dice, hits, place, wounds } from './words.ts';

export const unknownPrompt = 'Que faites-vous ?';

const guards = traitsAt('bystander')
  .map(id => held[id].name)
  .join(' / ');
const helpers = HELPING.map(id => held[id].name).join(' / ');
const who = (view: View): string => person(view.focus?.hero);
const where = (view: View): string => (view.focus?.zone ? place(view.focus.zone) : 'la Zone');

/** Runners and Zombie Heroes are asked about twice. */
const inTurn = (view: View, question: string): string =>
  view.focus?.action === 2 ? `Seconde Action : ${question}` : capital(question);

const from = (view: View): string => (view.focus?.from ? ` (${place(view.focus.from)})` : '');

/** Who strikes, and where. */
const assault = (view: View): string => {
  const strikers = view.focus?.strikers ?? [];
  return `Attaque${strikers.length > 0 ? ` ${of(crowds(strikers))}` : ''}, ${where(view)}`;
};

/** What is really there to be added. */
function added({ focus }: View): string {
  const [power, card] = [focus?.adds.includes('power'), focus?.adds.includes('card')];
  if (power) return card ? 'Du Pouvoir, une carte' : 'Avec du Pouvoir';
  return card ? 'Avec une carte' : 'Lancer';
}

export const prompts: Prompts = {
  'mission/pick': ({ heroes }) => `Super-Héros ${heroes.length + 1} sur ${TEAM} : lequel prenez-vous ?`,
  'mission/carry': view => {
    const next = missions[view.mission].carried.find(id => !view.heroes.some(hero => hero.bystander === id));
    return `Qui veille sur ${next ? person(next) : 'ce Citoyen'} ?`;
  },
  'round/next': view =>
    `Manche ${view.round} : qui ${isShared(view) ? 'de l’équipe ' : ''}agit${hasBegun(view) ? ' ensuite' : ''} ?`,
  'turn/act': view => {
    const { turn } = view;
    if (!turn) return unknownPrompt;
    if (turn.actions === 0) return `${person(turn.hero)} n’a plus d’Action : finir le Tour ?`;
    return `${person(turn.hero)} : ${actions(turn.actions)}. Que faites-vous ?`;
  },
  'turn/leave': view => `${person(view.turn?.hero)} est à la Sortie. Quitter le plateau ?`,
  'help/act': view => `${helpers} : que fait ${who(view)} ?`,
  'attack/boost': view =>
    `${who(view)} attaque : ${dice(view.focus?.count ?? 0)} à ${view.focus?.accuracy ?? 0}+. ${added(view)} ?`,
  'attack/reroll': view =>
    `${who(view)} obtient ${(view.focus?.dice ?? []).join(', ')} : ${hits(view.focus?.hits ?? 0)}. Relancer ?`,
  'attack/assign': view => `Encore ${hits(view.focus?.hits ?? 0)} : sur qui ?`,
  'gainTrait/keep': () => 'Quel Trait gardez-vous ?',
  'gainTrait/discard': view => `${who(view)} a trop de Traits : lequel défausser ?`,
  'rescue/keep': view => `${who(view)} ne peut veiller que sur un Citoyen : lequel ?`,
  'door/room': () => 'Une carte Génération pour chaque salle révélée : laquelle d’abord ?',
  'activation/aim': () => 'Iron Man peut tirer sur plusieurs Zones : laquelle ?',
  'activation/split': view =>
    view.focus?.crowd
      ? view.focus.crowd.count > 1
        ? inTurn(
            view,
            `${crowd(view.focus.crowd)} se séparent : par où passe ${view.focus.crowd.kind === 'brute' ? 'celle' : 'celui'} qui est en trop ?`,
          )
        : inTurn(view, `plusieurs chemins se valent pour ${crowd(view.focus.crowd)} : lequel ?`)
      : 'Par où passe celui qui est en trop ?',
  'activation/send': view =>
    view.focus?.crowd
      ? inTurn(view, `où va ${crowd(view.focus.crowd)}${from(view)} ? Plusieurs chemins se valent.`)
      : 'Où va le Héros Zombie ?',
  'activation/portal': () => 'Portails : Doctor Strange fait aussitôt un second pas. Vers où ?',
  'wounds/share': view => {
    const left = view.focus?.wounds ?? 0;
    const next = nextToBear(view);
    const whom = next ? `Combien pour ${person(next)} ?` : `Qui ${form(left, 'la subit', 'les subit')} ?`;
    return `${assault(view)} : ${wounds(left)}. ${whom}`;
  },
  'suffer/cancel': view => `${who(view)} doit subir ${wounds(view.focus?.wounds ?? 0)}. En annuler ?`,
  'bite/protect': view => `${person(view.focus?.bystander)} est sur le point d’y passer. Utiliser ${guards} ?`,
  'devoured/discard': view =>
    `${person(view.focus?.bystander)} vient de se faire dévorer : quel Trait défausse ${who(view)} ?`,
  'bystanders/walk': view => `Par où passe ${person(view.focus?.bystander)} pour rejoindre les Super-Héros ?`,
};

import { capital } from '../../../../kit/grammar.ts';
import type { Language } from '../../../../engine/box.ts';
import { and as all, plural as count } from '../../../../kit/english.ts';
import { and, plural } from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';
import type { BonusId } from '../../content/cards.ts';

/** What a card asks for that is played in one’s own turn; two sentences where villains and Spider-Man use it differently. */
export type Needs = {
  readonly [C in BonusId]?: string | { readonly villain: string | null; readonly spiderMan: string };
};

// Why a thing of one's own can do nothing now, and how people are taken.

const fr = {
  spent: 'Déjà utilisé : il revient au début de votre prochain tour.',
  onBoard: 'Déjà utilisé : il revient au début d’un de vos tours, une fois que son pion ne retient plus personne.',
  prevent: 'Rien à faire d’avance : on vous le propose au moment où une touche va vous blesser.',
  interrupt: 'Rien à faire d’avance : on vous le propose quand une attaque vous vise.',
  reaction: 'Il ne sert qu’en réaction, quand vous venez d’être attaqué.',
  foiled: (power: string, foe: string) => `« ${power} » ne peut rien contre ${foe}.`,
  hostage: (who: string, power: string) =>
    `${who} est entre les mains de votre cible : « ${power} » est impossible contre qui la tient.`,
  closeOnly: 'Il ne s’ajoute qu’à un corps à corps fait avec vos dés de combat.',
  run: (squares: number) =>
    `Il faut venir de parcourir au moins ${plural(squares, 'case')} en une série, jusqu’au contact.`,
  flight: 'Il faut que votre action précédente soit un vol.',
  storm: 'Tant que dure la tempête, aucun pouvoir ne renforce un déplacement.',
  noMovement: 'Il renforce un déplacement, et vous n’avez plus de dé pour cela.',
  noCombat: 'Il demande un dé de combat, et vous n’en avez plus.',
  held: 'Ce qui vous retient vous en empêche.',
  grips: 'Personne qu’il puisse toucher sur une case voisine.',
  throws: (range: number) =>
    `Il faut une voiture de police sur une case voisine et une cible à ${plural(range, 'case')} au plus, en ligne de vue.`,
  sees: (range: number) =>
    `Aucune cible ${Number.isFinite(range) ? `à ${plural(range, 'case')} au plus, ` : ''}en ligne de vue.`,
  sticks: (range: number) => `Personne à engluer à ${plural(range, 'case')} au plus, en ligne de vue.`,
  unhurt: 'Vous n’avez aucune blessure.',
  acted: 'Récupérer prend tout le tour : cela se choisit avant toute autre action.',
  tracer: 'Il faut être à côté d’un super-vilain qui n’en porte pas, pendant votre tour.',
  cardAt: (moments: readonly string[]) => `Cette carte se joue ${and(moments)}.`,
  cards: {
    'first-aid': 'Vous n’avez aucune blessure à soigner.',
    adrenaline: 'Vos dés de combat sont déjà au maximum.',
    'second-wind': 'Vos dés de déplacement sont déjà au maximum.',
    concentration: 'Aucun de vos pouvoirs n’est utilisé.',
    subway: 'Il faut pouvoir bouger, et être sur une bouche de métro ou à côté.',
    tracer: { villain: 'Aucun Spider-Tracer n’est posé sur vous.', spiderMan: 'Il n’en reste plus en réserve.' },
    henchmen: {
      villain: 'Il faut être libre de ses mouvements, à côté d’une cible.',
      spiderMan: 'Vous connaissez déjà toutes les missions.',
    },
    explosives: {
      villain: 'Il faut être à côté du bâtiment de votre mission.',
      spiderMan: 'Aucun super-vilain conscient à 3 cases au plus, en ligne de vue.',
    },
    'change-of-plan': { villain: null, spiderMan: 'Votre Prison de toile n’est pas utilisée.' },
    'police-frequency': 'Aucune pile de police ne peut rouler sans prisonnier.',
    'secret-passage': 'Il faut être prisonnier de la police, et conscient.',
    'burst-free': 'Rien ne vous retient.',
    pickpocket: 'Personne, à côté de vous, n’a de carte.',
  } satisfies Needs,
  /** How somebody is taken who is nobody's prisoner. */
  capture: (dice: number) =>
    `Capture : depuis une case voisine, contre ${plural(dice, 'dé')} de combat, sans lancer ; le personnage suit alors qui l’a pris.`,
  captain: 'Tant qu’un capitaine roule avec la police, personne ne peut le prendre.',
  heldBy: (who: string) =>
    `${capital(who)} tient ce personnage : qui met ${who} K.O. le lui prend aussitôt, même de loin.`,
  guarded: 'La police tient ce personnage : qui détruit la dernière voiture de sa pile le lui prend aussitôt.',
  tooFar: 'Trop loin : il faut être sur une case voisine.',
  tooFewDice: (dice: number) =>
    `Il faut ${plural(dice, 'dé')} de combat pour la capture, et il ne vous en reste pas assez.`,
  stopFirst: 'Vous êtes à côté : arrêtez-vous d’abord, la capture est l’action suivante.',
};

const en: typeof fr = {
  spent: 'Already used: it comes back at the start of your next turn.',
  onBoard: 'Already used: it comes back at the start of a turn of yours, once its token holds nobody any more.',
  prevent: 'Nothing to do beforehand: it is offered when a hit is about to wound you.',
  interrupt: 'Nothing to do beforehand: it is offered when an attack is aimed at you.',
  reaction: 'It is for reactions only, when you have just been attacked.',
  foiled: (power, foe) => `${power} is of no use against ${foe}.`,
  hostage: (who, power) => `${who} is in the hands of your target: no ${power} against whoever holds her.`,
  closeOnly: 'It is added only to a close combat with your Combat dice.',
  run: squares => `You must just have walked at least ${count(squares, 'square')} in one series, up to your target.`,
  flight: 'Your action before must have been a flight.',
  storm: 'While the storm lasts no power helps a move.',
  noMovement: 'It helps a move, and you have no die left for one.',
  noCombat: 'It takes a Combat die, and you have none left.',
  held: 'What holds you keeps you from it.',
  grips: 'Nobody it could touch on a neighbouring square.',
  throws: range =>
    `It takes a police car on a neighbouring square and a target within ${count(range, 'square')}, in line of sight.`,
  sees: range => `No target ${Number.isFinite(range) ? `within ${count(range, 'square')}, ` : ''}in line of sight.`,
  sticks: range => `Nobody to stick within ${count(range, 'square')}, in line of sight.`,
  unhurt: 'You have no wound.',
  acted: 'Recovering takes the whole turn: it is chosen before any other action.',
  tracer: 'You must be next to a villain who does not carry one, in your own turn.',
  cardAt: moments => `This card is played ${all(moments)}.`,
  cards: {
    'first-aid': 'You have no wound to heal.',
    adrenaline: 'Your Combat dice are at their maximum.',
    'second-wind': 'Your Movement dice are at their maximum.',
    concentration: 'None of your powers is used.',
    subway: 'You must be able to move, and be on a subway entrance or next to one.',
    tracer: { villain: 'No Spider-Tracer lies on you.', spiderMan: 'There is none left in the supply.' },
    henchmen: {
      villain: 'You must be free to move, next to a target.',
      spiderMan: 'You know all the missions already.',
    },
    explosives: {
      villain: 'You must be next to the building of your mission.',
      spiderMan: 'No conscious villain within 3 squares, in line of sight.',
    },
    'change-of-plan': { villain: null, spiderMan: 'Your Web prison is not used.' },
    'police-frequency': 'No police stack without a prisoner can drive.',
    'secret-passage': 'You must be a prisoner of the police, and conscious.',
    'burst-free': 'Nothing holds you.',
    pickpocket: 'Nobody next to you holds a card.',
  },
  capture: dice =>
    `To capture: from a neighbouring square, for ${count(dice, 'Combat die', 'Combat dice')}, without a roll; the character then follows whoever took them.`,
  captain: 'While a captain drives with the police nobody can take them.',
  heldBy: who => `${capital(who)} holds this character: whoever knocks ${who} out takes them at once, even from afar.`,
  guarded: 'The police hold this character: whoever destroys the last car of that stack takes them at once.',
  tooFar: 'Too far: you must be on a neighbouring square.',
  tooFewDice: dice => `A capture takes ${count(dice, 'Combat die', 'Combat dice')}, and you have too few left.`,
  stopFirst: 'You are next to them: stop first, capturing is the next action.',
};

export const whyNotWords: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };

import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';
import { capital } from '../../../../kit/grammar.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// What stands on the table itself: on the clock, at things, before the start.

export type Language = 'fr' | 'en';

const fr = typesetAll({
  scream: (seconds: number) => `cri : ${seconds} s`,
  reserve: (count: number) => `réserve ${count}`,
  carries: (name: string) => `Porte ${name}`,
  crowd: (count: number, where: string) => `${french.plural(count, 'zombie')} ${where}`,
  lock: (colour: string) => `Verrou ${colour}`,
  goal: 'But',
  alarm: 'Alarme',
  letter: (letter: string) => `Lettre ${letter}`,
  foundToken: 'Jeton trouvé',
  chooseForMe: 'Choisir pour moi',
  comesBack: 'À garder au Checkpoint, avant de partir :',
  seeTown: 'Voir la ville',
  seeTeam: 'Revenir à l’équipe',
  you: 'vous',
  bagsOf: (name: string) => `Sacs ${french.of(name)}`,
  heroSlot: 'héros à choisir',
  holds: (count: number) => `tient ${count}`,
  zombieDeck: (count: number) => `Cartes zombies : ${count}`,
  comes: (least: number, most: number) => (least === most ? `Au cri : +${least}` : `Au cri : +${least} à +${most}`),
  hordeComes: (chance: number, count: number) => `${french.percent(chance)} : la Horde (${count})`,
  away: (streets: number): string => (streets === 0 ? 'on y est' : french.plural(streets, 'rue')),
  there: (count: number, wanted: number) => `${count}/${wanted} sur place`,
  found: (count: number, wanted: number) => `trouvé ${count}/${wanted}`,
  aim: (hero: string, streets: number): string =>
    streets === 0 ? `${hero} est au but.` : `Le but est à ${french.plural(streets, 'rue')} ${french.of(hero)}.`,
  minimap: 'Toute la ville, en petit',
  powers: {
    standUp: 'Se relever',
    fists: 'À mains nues',
    rest: 'Reprendre des forces',
    putDown: 'Poser',
    call: 'Appel radio',
  },
});

const en = {
  scream: (seconds: number) => `scream: ${seconds} s`,
  reserve: (count: number) => `reserve ${count}`,
  carries: (name: string) => `Carries ${name}`,
  crowd: (count: number, where: string) => `${english.plural(count, 'zombie')} ${where}`,
  lock: (colour: string) => `${capital(colour)} lock`,
  goal: 'Goal',
  alarm: 'Alarm',
  letter: (letter: string) => `Letter ${letter}`,
  foundToken: 'Token found',
  chooseForMe: 'Choose for me',
  comesBack: 'To keep at the Checkpoint, before you set out:',
  seeTown: 'See the town',
  seeTeam: 'Back to the team',
  you: 'you',
  bagsOf: (name: string) => `Bags of ${name}`,
  heroSlot: 'hero to choose',
  holds: (count: number) => `holds ${count}`,
  zombieDeck: (count: number) => `Zombie cards: ${count}`,
  comes: (least: number, most: number) => (least === most ? `Scream: +${least}` : `Scream: +${least} to +${most}`),
  hordeComes: (chance: number, count: number) => `${english.percent(chance)}: the Horde (${count})`,
  away: (streets: number): string => (streets === 0 ? 'arrived' : english.plural(streets, 'street')),
  there: (count: number, wanted: number) => `${count}/${wanted} there`,
  found: (count: number, wanted: number) => `found ${count}/${wanted}`,
  aim: (hero: string, streets: number): string =>
    streets === 0 ? `${hero} is at the goal.` : `The goal is ${english.plural(streets, 'street')} away from ${hero}.`,
  minimap: 'Small map of the whole town',
  powers: {
    standUp: 'Stand up',
    fists: 'Bare hands',
    rest: 'Recover',
    putDown: 'Put down',
    call: 'Radio call',
  },
};

export const laid: { readonly [L in Language]: typeof en } = { fr, en };

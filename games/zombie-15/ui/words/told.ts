import type { Language } from '../../../../engine/box.ts';
import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// What the things of the table say of themselves, and what is written over them.

/** Where the cards of a scream bring their zombies. */
export type ScreamWays = 'hero' | 'letter' | 'both';

const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

const fr = {
  setup: (title: string) => `${title} · préparation`,
  turnOf: (title: string, hero: string) => `Tour ${french.of(hero)} · ${title}`,
  // signs
  actions: (count: number) => (count === 0 ? 'gratuit' : french.plural(count, 'action')),
  /** In one line, or in two. */
  crowded: (cost: number, met: string) => `${whole(fr.actions(cost))} · ${whole(met)}`,
  gains: (count: number) => `+${french.plural(count, 'action')}`,
  holds: (zombies: number) => `${french.plural(zombies, 'zombie')} ${french.form(zombies, 'bloqué')}`,
  versus: (zombies: number, fend: number) =>
    `${french.plural(zombies, 'zombie')}, ${fend} ${french.form(fend, 'bloqué')}`,
  falls: (zombies: number, fend: number) => `${fr.versus(zombies, fend)} : chute`,
  faints: (zombies: number, fend: number) => `${fr.versus(zombies, fend)} : syncope`,
  bites: (zombies: number, fend: number) => `${fr.versus(zombies, fend)} : −1 PV`,
  fate: (zombies: number, fend: number) =>
    zombies > fend
      ? `À la fin de son tour, ce héros tient à distance ${french.plural(fend, 'zombie')} : les autres le frappent. Éliminez-en, ou partez.`
      : `À la fin de son tour, ce héros les tient à distance : rien n’arrive.`,
  calm: 'rien à craindre',
  kills: (count: number) => `−${french.plural(count, 'zombie')}`,
  costly: (count: number) => `${fr.kills(count)}, −1 PV`,
  loud: (count: number, horde: number) => `${fr.kills(count)} · Horde ${horde}`,
  alpha: (points: number) => `Alpha −${points}`,
  about: (zombies: number) => `≈ +${french.amount(zombies, 'zombie')}`,
  average: (cards: number, zombies: number) =>
    `${french.plural(cards, 'carte')} ; en moyenne ${french.amount(zombies, 'zombie')}.`,
  life: (points: number) => `+${points} PV`,
  loaded: (uses: number) => `${uses}/${uses}`,
  lost: (cards: number) => `−${french.plural(cards, 'carte')}`,
  fine: 'sans perte',
  comes: (least: number, most: number) => (least === most ? `Cri : +${least}` : `Cri : +${least} à +${most}`),
  hordeShare: (chance: number) => `Horde ${french.percent(chance)}`,
  marching: (count: number) => `Cri : +${count}`,
  // cards that decide
  searchOf: (hero: string) => `Fouille : ${hero}`,
  scream: (cards: number): string => (cards > 1 ? 'Cartes du cri' : 'Carte du cri'),
  zombies: (count: number) => `+${french.plural(count, 'zombie')}`,
  lettered: (count: string, letter: string) => `${count} · lettre ${letter}`,
  nobody: 'aucun zombie',
  hordeCard: 'La Horde',
  // figures
  heroAt: (name: string, state: string) => `${name}, ${state}`,
  postures: { standing: 'debout', down: 'à terre', unconscious: 'sans connaissance' },
  sheet: (life: number, full: number, fend: number) =>
    `${life} PV sur ${full} ; tient ${french.plural(fend, 'zombie')}.`,
  prologue: 'Côté prologue : ni force ni faiblesse.',
  next: (number: number) => (number === 1 ? 'Joue juste après.' : `Joue dans ${french.plural(number, 'tour')}.`),
  carries: (what: string) => `Porte : ${what}.`,
  night: 'Sans lampe torche, la nuit lui coûte 1 action par tour.',
  crowd: (count: number) => french.plural(count, 'zombie'),
  crowdAbout: (weight: number, fend: number) =>
    weight > fend
      ? `À la fin d’un tour dans cette zone, ${weight} contre ${fend} : le héros dont c’est le tour tomberait.`
      : `À la fin d’un tour dans cette zone, ${weight} contre ${fend} : ils seraient tenus à distance.`,
  alphaAbout: (points: number) =>
    `${french.plural(points, 'point')}. Il compte pour 3 zombies, et on ne le blesse que s’il est seul dans sa zone. À chaque cri, il s’approche du héros dont c’est le tour.`,
  hordeName: (count: number) => `Horde : ${french.plural(count, 'zombie')}`,
  hordeAbout: (reserve: number) =>
    `Chaque bruit la fait grandir. Une carte Horde la vide d’un coup dans une rue, puis elle repart à 3. Réserve : ${reserve}.`,
  // places
  search: 'On y fouille, tant qu’aucun zombie n’y est.',
  street: 'Une rue : on la quitte vers une rue voisine ou vers sa zone de fouille, si aucun zombie ne retient.',
  aim: (place: string) => `Viser : ${place}`,
  lockAbout: (colour: string) => `Seul un porteur de la clé ${colour} entre ici ; en entrant, il ouvre à tous.`,
  alarmAbout: 'Une attaque bruyante faite ici ajoute 1 zombie de plus à la Horde.',
  letterAbout: (letter: string) => `Une carte zombie marquée ${letter} peut faire apparaître ses zombies ici.`,
  // tokens and cards
  hidden: 'Jeton caché',
  maybe: (names: string) => `Peut-être : ${names}.`,
  surely: (name: string) => `Sûrement : ${name}.`,
  mounted: 'Fixée au sol : elle tire dans sa zone et dans les rues voisines.',
  shots: (left: number) => `${french.plural(left, 'tir')} dans le chargeur.`,
  weapon: (damage: number, fend: number, noise: number) => `Dégâts ${damage}, tient ${fend}, bruit ${noise}.`,
  bulky: 'Encombrante : une seule par fiche.',
  bulkyHeld: (name: string) => `Encombrante : une seule par fiche, elle prendrait la place de « ${name} ».`,
  uses: (left: number, full: number) => `Reste ${left} sur ${full}.`,
  deck: (count: number) => `Pioche de fouille : ${french.plural(count, 'carte')}`,
  discard: (count: number) => `Défausse : ${french.plural(count, 'carte')}`,
  discardAbout: (names: string) =>
    names === ''
      ? 'Vide.'
      : `Du dessus vers le dessous : ${names}. Ce qui est au-dessus d’une carte prise quitte la partie.`,
  above: (names: string) => `Quitterait la partie : ${names}.`,
  nothingAbove: 'Rien n’est au-dessus.',
  zombieDeck: (count: number) => `Cartes zombies : ${count}`,
  nextScream: (chance: number, horde: number, least: number, most: number) =>
    `Prochain cri : ${french.percent(chance)} pour la Horde entière (${horde}), sinon +${least} à +${most}.`,
  screamAt: (ways: ScreamWays) =>
    ({
      hero: 'Les zombies arrivent dans la rue du héros dont c’est le tour.',
      letter: 'Les zombies arrivent sur la tuile qui porte la lettre de la carte.',
      both: 'Une carte vise la rue du héros dont c’est le tour, une autre la tuile qui porte sa lettre.',
    })[ways],
  noScream: 'Plus aucun cri.',
  catWaits: 'Le prochain cri ne tirera pas de carte : le chat s’en charge.',
  carried: 'Équipement rapporté',
  starter: 'Équipement de départ',
  // what a hero can do
  fistsAbout: (kills: number, hurts: boolean) =>
    `Élimine ${french.plural(kills, 'zombie')} sans bruit${hurts ? ', et coûte 1 point de vie' : ''}.`,
  restAbout: 'Une fois par tour, sans zombie dans la zone : 1 point de vie.',
  standUpAbout: 'À terre, on ne tient personne à distance.',
  putDownAbout: 'Ce qui est porté reste dans la zone, et les armes servent de nouveau.',
  callAbout: 'L’hélicoptère vient à la quatorzième minute, si l’appel a été lancé.',
  mountedGun: 'Mitrailleuse',
  instead: (name: string) => `À la place : ${name}`,
  take: (name: string) => `Prendre : ${name}`,
  pickUp: 'Porter',
  throwAway: 'Jeter',
};

const en: typeof fr = {
  setup: title => `${title} · set-up`,
  turnOf: (title, hero) => `${hero}’s turn · ${title}`,
  actions: count => (count === 0 ? 'free' : english.plural(count, 'action')),
  crowded: (cost, met) => `${whole(en.actions(cost))} · ${whole(met)}`,
  gains: count => `+${english.plural(count, 'action')}`,
  holds: zombies => `${english.plural(zombies, 'zombie')} held off`,
  versus: (zombies, fend) => `${english.plural(zombies, 'zombie')}, ${fend} held`,
  falls: (zombies, fend) => `${en.versus(zombies, fend)}: down`,
  faints: (zombies, fend) => `${en.versus(zombies, fend)}: faints`,
  bites: (zombies, fend) => `${en.versus(zombies, fend)}: −1 LP`,
  fate: (zombies, fend) =>
    zombies > fend
      ? `At the end of the turn this hero fends off ${english.plural(fend, 'zombie')}: the others strike. Kill some, or leave.`
      : `At the end of the turn this hero fends them off: nothing happens.`,
  calm: 'nothing to fear',
  kills: count => `−${english.plural(count, 'zombie')}`,
  costly: count => `${en.kills(count)}, −1 LP`,
  loud: (count, horde) => `${en.kills(count)} · Horde ${horde}`,
  alpha: points => `Alpha −${points}`,
  about: zombies => `≈ +${english.amount(zombies, 'zombie')}`,
  average: (cards, zombies) => `${english.plural(cards, 'card')}; ${english.amount(zombies, 'zombie')} on average.`,
  life: points => `+${points} LP`,
  loaded: uses => `${uses}/${uses}`,
  lost: cards => `−${english.plural(cards, 'card')}`,
  fine: 'nothing lost',
  comes: (least, most) => (least === most ? `Scream: +${least}` : `Scream: +${least} to +${most}`),
  hordeShare: chance => `Horde ${english.percent(chance)}`,
  marching: count => `Scream: +${count}`,
  searchOf: hero => `Search: ${hero}`,
  scream: cards => (cards > 1 ? 'Cards of the scream' : 'Card of the scream'),
  zombies: count => `+${english.plural(count, 'zombie')}`,
  lettered: (count, letter) => `${count} · letter ${letter}`,
  nobody: 'no zombies',
  hordeCard: 'The Horde',
  heroAt: (name, state) => `${name}, ${state}`,
  postures: { standing: 'standing', down: 'down', unconscious: 'unconscious' },
  sheet: (life, full, fend) => `${life} of ${full} LP; fends off ${english.plural(fend, 'zombie')}.`,
  prologue: 'Prologue side: neither strength nor weakness.',
  next: number => (number === 1 ? 'Plays next.' : `Plays in ${english.plural(number, 'turn')}.`),
  carries: what => `Carries: ${what}.`,
  night: 'Without a flashlight the night costs 1 action per turn.',
  crowd: count => english.plural(count, 'zombie'),
  crowdAbout: (weight, fend) =>
    weight > fend
      ? `At the end of a turn in this zone, ${weight} against ${fend}: the hero whose turn it is would go down.`
      : `At the end of a turn in this zone, ${weight} against ${fend}: they would be fended off.`,
  alphaAbout: points =>
    `${english.plural(points, 'point')}. It counts as 3 zombies and can be hurt only where no other zombie is left. With every scream it comes nearer to the hero whose turn it is.`,
  hordeName: count => `Horde: ${english.plural(count, 'zombie')}`,
  hordeAbout: reserve =>
    `Every noise makes it grow. A Horde card empties it into a street at once, then it starts again with 3. Reserve: ${reserve}.`,
  search: 'It can be searched while no zombies are there.',
  street: 'A street: it leads to the streets beside it and to its search zone, unless zombies hold you back.',
  aim: place => `Aim: ${place}`,
  lockAbout: colour => `Only the bearer of the ${colour} key gets in, and by entering opens it to all.`,
  alarmAbout: 'A noisy attack made here adds 1 more zombie to the Horde.',
  letterAbout: letter => `A zombie card marked ${letter} may bring its zombies here.`,
  hidden: 'Hidden token',
  maybe: names => `Perhaps: ${names}.`,
  surely: name => `Surely: ${name}.`,
  mounted: 'Fixed to the ground: it fires into its own zone and the streets next to it.',
  shots: left => `${english.plural(left, 'shot')} left.`,
  weapon: (damage, fend, noise) => `Damage ${damage}, fends off ${fend}, noise ${noise}.`,
  bulky: 'Bulky: only one to a sheet.',
  bulkyHeld: name => `Bulky: only one to a sheet, it would take the place of “${name}”.`,
  uses: (left, full) => `${left} of ${full} left.`,
  deck: count => `Search deck: ${english.plural(count, 'card')}`,
  discard: count => `Discard: ${english.plural(count, 'card')}`,
  discardAbout: names =>
    names === '' ? 'Empty.' : `From the top down: ${names}. What lies above a card that is taken leaves the match.`,
  above: names => `Would leave the match: ${names}.`,
  nothingAbove: 'Nothing lies above it.',
  zombieDeck: count => `Zombie cards: ${count}`,
  nextScream: (chance, horde, least, most) =>
    `Next scream: ${english.percent(chance)} for the whole Horde (${horde}), otherwise +${least} to +${most}.`,
  screamAt: ways =>
    ({
      hero: 'The zombies come to the street of the hero whose turn it is.',
      letter: 'The zombies come to the tile that bears the letter of the card.',
      both: 'One card is for the street of the hero whose turn it is, another for the tile that bears its letter.',
    })[ways],
  noScream: 'No more screams.',
  catWaits: 'The next scream draws no card: the cat sees to that.',
  carried: 'Equipment brought back',
  starter: 'Starting equipment',
  fistsAbout: (kills, hurts) =>
    `Kills ${english.plural(kills, 'zombie')} without noise${hurts ? ', at the price of 1 Life Point' : ''}.`,
  restAbout: 'Once a turn, with no zombies in the zone: 1 Life Point.',
  standUpAbout: 'Whoever is down fends off nobody.',
  putDownAbout: 'What is carried stays in the zone, and the weapons can be used again.',
  callAbout: 'The helicopter comes at fourteen minutes if the call was made.',
  mountedGun: 'Machine gun',
  instead: name => `Instead: ${name}`,
  take: name => `Take: ${name}`,
  pickUp: 'Carry',
  throwAway: 'Throw away',
};

export const told: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };

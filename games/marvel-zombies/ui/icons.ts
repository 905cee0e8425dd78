import { mapped } from '../../../kit/grammar.ts';
import { contentIcons, gameIcons } from '../../../table/icons.ts';
import { type BystanderId, bystanders } from '../content/bystanders.ts';
import type { EnemyKind, HeroId, HordeKind, ZombieHeroId } from '../ids.ts';

export const icons = gameIcons([
  'spider-mask',
  'fist',
  'android-mask',
  'saber-toothed-cat-head',
  'wasp-sting',
  'mechanical-arm',
  'shambling-zombie',
  'brute',
  'sprint',
  'american-shield',
  'magic-portal',
  'witch-face',
  'iron-mask',
  'hearts',
  'lightning-helix',
  'card-pickup',
  'exit-door',
  'time-bomb',
  'tombstone',
  'flag-objective',
  'distress-signal',
  'person',
  'crosshair',
  'footsteps',
  'death-skull',
  'locked-door',
  'open-gate',
  'run',
  'card-random',
  'sunrise',
]);

type Picture = (typeof bystanders)[BystanderId]['icon'];
const pictures = contentIcons<Picture>();

export const heroIcon: { readonly [H in HeroId]: string } = {
  'spider-man': icons['spider-mask'],
  hulk: icons.fist,
  vision: icons['android-mask'],
  'black-panther': icons['saber-toothed-cat-head'],
  wasp: icons['wasp-sting'],
  'winter-soldier': icons['mechanical-arm'],
};

export const hordeIcon: { readonly [K in HordeKind]: string } = {
  walker: icons['shambling-zombie'],
  brute: icons.brute,
  runner: icons.sprint,
};

export const zombieIcon: { readonly [Z in ZombieHeroId]: string } = {
  'captain-america': icons['american-shield'],
  'doctor-strange': icons['magic-portal'],
  'scarlet-witch': icons['witch-face'],
  'iron-man': icons['iron-mask'],
};

export const crowdIcon = (kind: EnemyKind, hero: ZombieHeroId | null): string =>
  kind === 'zombieHero' ? zombieIcon[hero ?? 'iron-man'] : hordeIcon[kind];

export const bystanderIcon: { readonly [B in BystanderId]: string } = mapped(bystanders, ({ icon }) => pictures[icon]);

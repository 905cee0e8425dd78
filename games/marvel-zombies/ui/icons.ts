import { gameIcons } from '../../../table/icons.ts';
import type { BystanderId } from '../content/bystanders.ts';
import type { EnemyKind, HordeKind, ZombieHeroId } from '../content/enemies.ts';
import type { HeroId } from '../content/heroes.ts';

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
  'steering-wheel',
  'briefcase',
  'spears',
  'meditation',
  'newspaper',
  'police-badge',
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

export const bystanderIcon: { readonly [B in BystanderId]: string } = {
  'happy-hogan': icons['steering-wheel'],
  'pepper-potts': icons.briefcase,
  okoye: icons.spears,
  wong: icons.meditation,
  'j-jonah-jameson': icons.newspaper,
  'sharon-carter': icons['police-badge'],
};

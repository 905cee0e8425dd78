import type { Language } from '../../../../engine/box.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// The discard piles (MZ-HID-02).

const fr = {
  label: 'Défausses',
  close: 'Fermer les défausses',
  spawn: 'Cartes Génération',
  traits: 'Traits',
  bystanders: 'Citoyens',
  zombieHeroes: 'Héros Zombies',
};

const en: typeof fr = {
  label: 'Discards',
  close: 'Close the discard piles',
  spawn: 'Spawn cards',
  traits: 'Traits',
  bystanders: 'Bystanders',
  zombieHeroes: 'Zombie Heroes',
};

export const discardWords: { readonly [L in Language]: typeof fr } = typesetAll({ fr, en });

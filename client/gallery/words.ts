import type { Language } from '../../engine/box.ts';

interface GalleryWords {
  readonly title: string;
  readonly lead: string;
  readonly ground: string;
  readonly grounds: { readonly [G in Ground]: string };
  readonly eyes: string;
  readonly eyesOf: { readonly [E in Eyes]: string };
  readonly names: string;
  readonly count: (pieces: number) => string;
}

export const GROUNDS = ['night', 'day'] as const;
export type Ground = (typeof GROUNDS)[number];

export const EYES = ['all', 'protan', 'deutan', 'tritan', 'grey'] as const;
export type Eyes = (typeof EYES)[number];

export const galleryWords: { readonly [L in Language]: GalleryWords } = {
  fr: {
    title: 'La galerie',
    lead: 'Toutes les pièces, telles qu’elles sont dessinées ici, en trois tailles.',
    ground: 'Fond',
    grounds: { night: 'Nuit', day: 'Jour' },
    eyes: 'Regard',
    eyesOf: {
      all: 'Toutes les couleurs',
      protan: 'Sans le rouge',
      deutan: 'Sans le vert',
      tritan: 'Sans le bleu',
      grey: 'En gris',
    },
    names: 'Montrer les noms',
    count: pieces => `${pieces} ${pieces > 1 ? 'pièces' : 'pièce'}`,
  },
  en: {
    title: 'The gallery',
    lead: 'Every piece as it is drawn here, in three sizes.',
    ground: 'Ground',
    grounds: { night: 'Night', day: 'Day' },
    eyes: 'Eyes',
    eyesOf: {
      all: 'All colours',
      protan: 'Without red',
      deutan: 'Without green',
      tritan: 'Without blue',
      grey: 'In grey',
    },
    names: 'Show the names',
    count: pieces => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  },
};

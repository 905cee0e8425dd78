import * as english from '../../kit/english.ts';
import * as french from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';

// What the page says; it is fetched with the page.

const fr = typesetAll({
  lead: 'Nous n’avions que le livret et ce que des passionnés ont montré. Ce qui manquait pour jouer, nous l’avons reconstitué ; ceux qui possèdent la boîte verront des différences, et elles sont de notre fait.',
  sentences: 'Toutes les phrases des cartes et des règles sont de notre plume.',
  made: 'Cette page est tirée des marques que chaque élément porte.',
  overall: (count: number): string => french.plural(count, 'élément en tout', 'éléments en tout'),
  kinds: 'Par sorte',
  items: (count: number): string => french.plural(count, 'élément'),
  standings: {
    printed: 'imprimé dans le livret',
    elsewhere: 'connu d’ailleurs',
    partly: 'reconstitué en partie',
    rebuilt: 'reconstitué',
  },
  counted: {
    printed: (count: number): string => french.plural(count, 'imprimé dans le livret', 'imprimés dans le livret'),
    elsewhere: (count: number): string => french.plural(count, 'connu d’ailleurs', 'connus d’ailleurs'),
    partly: (count: number): string => french.plural(count, 'reconstitué en partie', 'reconstitués en partie'),
    rebuilt: (count: number): string => french.plural(count, 'reconstitué'),
  },
  sources: {
    rulebook: 'Livret',
    public: 'Sources publiques',
    memory: 'De mémoire',
    reconstructed: 'De notre main',
    house: 'Option de la maison',
  },
  parts: {
    all: 'tout',
    rest: 'le reste',
    name: 'nom',
    englishName: 'nom anglais',
    frenchName: 'nom français',
    effect: 'effet',
    qty: 'nombre d’exemplaires',
    kind: 'sorte de carte',
    life: 'points de vie',
    statistics: 'chiffres',
    symbols: 'symboles',
  },
  rules: 'Lire les règles',
  gallery: 'Voir les pièces',
  play: 'Jouer à ce jeu',
  rulings: 'Là où le livret se tait ou se contredit, les points de règle disent comment on joue ici.',
});

const en: typeof fr = {
  lead: 'We had the rulebook and what fans have shown, and nothing else. What was missing for a whole match we rebuilt; owners of the box will notice differences, and they are ours.',
  sentences: 'All sentences on cards and in the rules were written by us.',
  made: 'This page is made from the mark that each item bears.',
  overall: count => english.plural(count, 'item in all', 'items in all'),
  kinds: 'By kind',
  items: count => english.plural(count, 'item'),
  standings: {
    printed: 'printed in the rulebook',
    elsewhere: 'known from elsewhere',
    partly: 'partly rebuilt',
    rebuilt: 'rebuilt',
  },
  counted: {
    printed: count => `${count} printed in the rulebook`,
    elsewhere: count => `${count} known from elsewhere`,
    partly: count => `${count} partly rebuilt`,
    rebuilt: count => `${count} rebuilt`,
  },
  sources: {
    rulebook: 'Rulebook',
    public: 'Public sources',
    memory: 'From memory',
    reconstructed: 'Ours',
    house: 'Option of the house',
  },
  parts: {
    all: 'all of it',
    rest: 'the rest',
    name: 'name',
    englishName: 'English name',
    frenchName: 'French name',
    effect: 'effect',
    qty: 'number of copies',
    kind: 'kind of card',
    life: 'life',
    statistics: 'numbers',
    symbols: 'symbols',
  },
  rules: 'Read the rules',
  gallery: 'See the pieces',
  play: 'Play this game',
  rulings: 'Where the rulebook is silent or contradicts itself, the rulings say how it is played here.',
};

export const words = { fr, en } as const;

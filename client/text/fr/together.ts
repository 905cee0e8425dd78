/** Being several: another match. */
export const together = {
  rematch: {
    goOn: 'Continuer la campagne',
    ask: (isOwn: boolean): string => (isOwn ? 'Revanche' : 'Rejouer'),
    askText: 'Même jeu, mêmes personnes, mêmes places.',
    asked: (name: string, isOwn: boolean): string => {
      if (isOwn) return name === '' ? 'Une revanche vous attend.' : `${name} propose une revanche.`;
      return name === '' ? 'Une nouvelle partie vous attend.' : `${name} propose de rejouer.`;
    },
    join: 'Y aller',
  },
};

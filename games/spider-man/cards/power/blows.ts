import { characters, charactersWith } from '../../content/characters.ts';
import { type BlowId, powers } from '../../content/powers.ts';
import type { BlowCard, Clash } from '../power-card.ts';

const FOILING = charactersWith(({ foils }) => foils !== null);

/** Whether a power can be declared with a series now; a captured character may forbid it (SM-CHAR-02). */
export function fits(power: BlowId, clash: Clash): boolean {
  const { target, characters: people } = clash;
  if (target.kind === 'figure')
    for (const who of FOILING) if (characters[who].foils === power && people[who].holder === target.role) return false;
  return blowCards[power].fits?.(clash) ?? true;
}

const isOpponent = ({ target }: Clash): boolean => target.kind === 'figure' || target.kind === 'stack';

export const blowCards: { readonly [P in BlowId]: BlowCard } = {
  'sm-spider-strength': {},
  'oct-pincer-strike': { companion: { more: dice => dice / 12 } },
  'rhi-charge': {
    fits: clash =>
      isOpponent(clash) &&
      clash.momentum !== null &&
      clash.momentum.squares >= powers['rhi-charge'].run &&
      clash.momentum.nextToOpponent,
  },
  'rhi-supercharge': {
    fits({ target, momentum }) {
      if (target.kind === 'hold' || momentum === null || momentum.squares < powers['rhi-supercharge'].run) return false;
      return momentum.nextToOpponent || momentum.nextToObjective === true;
    },
    companion: {
      whole: dice => dice * 0.5,
      wantsRun: ({ me, view }) =>
        me.dice.movement >= 2 && (view.momentum?.squares ?? 0) < powers['rhi-supercharge'].run,
    },
  },
  'ele-electrocute': { companion: { more: dice => dice / 18 } },
  'sco-tail': { companion: { more: () => 0.5, isStrong: true } },
  'vul-dive': {
    fits: ({ target, momentum }) =>
      target.kind !== 'hold' && momentum !== null && momentum.flown && momentum.squares > 0,
    companion: {
      whole: dice => dice / 3,
      wantsRun: ({ me, view }) => me.tokens.includes('vul-fly') && view.storm === null && !view.momentum?.flown,
    },
  },
  'liz-tail': { companion: { more: () => 0.33, isStrong: true } },
  'liz-bite': { companion: { more: () => 0.5 } },
};

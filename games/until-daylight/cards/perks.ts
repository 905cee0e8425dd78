import { type PerkId, perks } from '../content/perks.ts';
import { takeWave } from '../rules/holder.ts';
import { isSolo, player } from '../rules/table.ts';
import { blackMarketPerk } from './black-market.ts';
import type { Perk } from './perk.ts';
import { stickyFingers } from './sticky-fingers.ts';

export const perkCards: { readonly [P in PerkId]: Perk<(typeof perks)[P]['moment']> } = {
  'human-shield': {
    isIdle: isSolo,
    bar: (m, seat) => (m.state.holder === seat ? 'UD-CHAR-PILLAR-02' : null),
    use(m, seat) {
      takeWave(m, seat, 'human-shield');
      player(m, seat).shield += perks['human-shield'].shield;
    },
    gain: seen => seen.wave(perks['human-shield'].shield),
  },
  'hold-the-line': {
    use(m, _seat, target) {
      player(m, target).shield += perks['hold-the-line'].shield;
    },
    gain: (seen, target) => seen.cover(target, perks['hold-the-line'].shield),
  },
  frenzy: {},
  bloodbath: {},
  'eagle-eye': { cards: weapon => (weapon.ammo ? perks['eagle-eye'].cards : 0) },
  /** A Bullets card that does not exist draws its Combat card like a real one (UD-CHAR-TRIGGER-03). */
  'one-in-the-chamber': {
    cards: weapon => (weapon.ammo === 'bullets' ? perks['one-in-the-chamber'].cards : 0),
    isAmmunition: true,
  },
  'sticky-fingers': stickyFingers,
  diversion: {},
  'waste-not': {
    cards: () => 0,
    trash: { yardstick: held => (held < 3 ? 0.8 : 0.2), companion: held => (held <= 4 ? 0.8 : 0.3) },
  },
  'black-market': blackMarketPerk,
  handmade: {
    trash: { yardstick: held => (held < 2 ? 0.7 : 0.2), companion: held => (held <= 2 ? 0.8 : 0.2) },
  },
  workshop: {},
};

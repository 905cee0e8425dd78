import { type GameGallery, picturesOf } from '../../../table/gallery.ts';
import { Icon } from '../../../table/icon.tsx';
import type { originKinds } from '../content/origins.ts';
import type { PowerId } from '../content/powers.ts';
import type { CardId } from '../ids.ts';
import { Person, Portrait } from './drawn/drawing.tsx';
import { powerIcon } from './icons.ts';

export const gallery: GameGallery<(typeof originKinds)[number]['id']> = {
  pictures: {
    scenarios: null,
    battlefields: null,
    cards: picturesOf((card: CardId) => [<Person card={card} />, <Portrait card={card} />]),
    powers: picturesOf((power: PowerId) => [<Icon d={powerIcon[power]} />]),
    ruin: null, // it stands on the battlefield
    glyphs: null, // what they show is decided by the scenario
    armies: null,
    handicaps: null,
    dice: null,
    box: null,
    methods: null,
  },
};

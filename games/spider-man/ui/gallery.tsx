import { type GameGallery, picturesOf } from '../../../table/gallery.ts';
import type { BonusId } from '../content/cards.ts';
import type { MissionId } from '../content/missions.ts';
import type { OriginId } from '../content/origins.ts';
import type { PowerId } from '../content/powers.ts';
import type { PlaceId } from '../ids.ts';
import { CardPicture } from './drawn/card-picture.tsx';
import { Figure, type Who } from './drawn/figure.tsx';
import { MissionPicture } from './drawn/mission-picture.tsx';
import { PlacePicture } from './drawn/place-picture.tsx';
import { Portrait } from './drawn/portrait.tsx';
import { PowerSign } from './drawn/power-picture.tsx';

const person = picturesOf((who: Who) => [
  <Figure who={who} />,
  <Figure who={who} pose="down" />,
  <Portrait who={who} />,
]);

export const gallery: GameGallery<OriginId> = {
  pictures: {
    boards: null,
    places: picturesOf((place: PlaceId) => [
      <PlacePicture place={place} />,
      <PlacePicture place={place} isDestroyed />,
    ]),
    roles: person,
    powers: picturesOf((power: PowerId) => [<PowerSign power={power} />]),
    missions: picturesOf((mission: MissionId) => [<MissionPicture mission={mission} />]),
    bonuses: picturesOf((card: BonusId) => [<CardPicture card={card} />]),
    events: null, // front pages, which are words
    characters: person,
    tokens: null, // they are marks on what bears them
    box: null,
    numbers: null,
  },
};

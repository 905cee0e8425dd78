import { type GameGallery, picturesOf } from '../../../table/gallery.ts';
import { Icon } from '../../../table/icon.tsx';
import type { BystanderId } from '../content/bystanders.ts';
import type { SkillId } from '../content/heroes.ts';
import type { originKinds } from '../content/origins.ts';
import type { TraitId } from '../content/traits.ts';
import type { HeroId, HordeKind, ZombieHeroId } from '../ids.ts';
import { Portrait } from './drawn/portrait.tsx';
import { Drawing, Sprite } from './drawn/sprite.tsx';
import { TraitPicture } from './drawn/trait-picture.tsx';
import { skillIcon } from './icons.ts';

const STANDING = '-48 -124 96 130';

const person = picturesOf((id: HeroId | ZombieHeroId | BystanderId) => [
  <Drawing id={id} box={STANDING} />,
  <Portrait id={id} />,
]);

export const gallery: GameGallery<(typeof originKinds)[number]['id']> = {
  Sprite,
  pictures: {
    scenarios: null,
    tiles: null,
    heroes: person,
    skills: picturesOf((skill: SkillId) => [<Icon d={skillIcon[skill]} />]),
    traits: picturesOf((trait: TraitId) => [<TraitPicture trait={trait} />]),
    bystanders: person,
    spawnCards: null, // they are counts of who comes
    horde: picturesOf((kind: HordeKind) => [<Drawing id={kind} box={STANDING} />]),
    zombieHeroes: person,
    levels: null,
    tokens: null, // their colours are those of the zones they lie in
  },
};

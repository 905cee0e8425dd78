import { Icon } from '../../../../table/icon.tsx';
import { type MissionId, missions } from '../../content/missions.ts';
import { icons } from '../icons.ts';
import { Car } from './car.tsx';
import { PlacePicture } from './place-picture.tsx';
import { Portrait } from './portrait.tsx';

/** What a mission is about: a building, somebody, or cars. */
export function MissionPicture({ mission }: { readonly mission: MissionId }) {
  const { goal } = missions[mission];
  switch (goal.kind) {
    case 'damage':
      return <PlacePicture place={goal.place} />;
    case 'hq':
      return goal.place ? <PlacePicture place={goal.place} /> : <Icon d={icons['mailed-fist']} />;
    case 'tour':
      return goal.places[0] ? <PlacePicture place={goal.places[0]} /> : null;
    case 'station':
      return <PlacePicture place="ps-bronx" />;
    case 'kidnap':
      return <Portrait who={goal.character} />;
    case 'cops':
      return <Car isLit />;
    case 'rival':
      return <Icon d={icons['knocked-out-stars']} />;
    default:
      return <Portrait who="spider-man" />;
  }
}

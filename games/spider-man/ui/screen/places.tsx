import { capital } from '../../../../kit/grammar.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { SeenCity } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { squareThing } from '../touch.ts';
import { screenWords } from '../words/screen.ts';
import { markOf } from './marks.ts';
import { at } from './plan.ts';
import { Left, leftAt } from './squares.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

/** Buildings with a name, and the ways down to the subway: each says what it is, and some are what one wants. */
export function Places({ look }: { readonly look: Seen }) {
  return look.view.city.places.map(place => <Place key={place.place} look={look} place={place} />);
}

function Place({ look, place }: { readonly look: Seen; readonly place: SeenCity['places'][number] }) {
  const { handlers, outlook } = useThing(squareThing(place.square));
  const type = useTouching().wholeAt(squareThing(place.square))?.type;
  const isWay = type === 'go' || type === 'put';
  const mark = markOf(look, place.place);
  const isPlanted = type === 'plant';
  return (
    <button
      type="button"
      className={styles.place}
      style={{ ...at(place.square), ...leftAt(look, outlook) }}
      data-go={isWay || undefined}
      data-mark={mark?.kind}
      data-plant={isPlanted || undefined}
      data-ruined={place.destroyed || undefined}
      {...handlers}
    >
      <span className={unseen}>{capital(look.texts.place(place.square, look.view))}</span>
      <Left outlook={outlook} />
      {mark && (
        <span aria-hidden="true" data-landmark data-read className={styles.mark}>
          {isPlanted ? <Plant look={look} /> : mark.text}
        </span>
      )}
    </button>
  );
}

/** What can be done there now, and for what: other buildings of the mission are far away. */
function Plant({ look: { language } }: { readonly look: Seen }) {
  const own = screenWords[language];
  return (
    <>
      {own.plant} <small>{own.costs.combat(1)}</small>
    </>
  );
}

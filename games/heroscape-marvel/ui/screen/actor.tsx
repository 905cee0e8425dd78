import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { Icon } from '../../../../table/icon.tsx';
import type { PowerId } from '../../content/powers.ts';
import type { SeenFigure } from '../../seen.ts';
import { Portrait } from '../drawn/drawing.tsx';
import { icons, powerIcon } from '../icons.ts';
import { type Seen, figureName } from '../look.ts';
import { STEP, powerThing } from '../touch.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import { Pips } from './pips.tsx';
import { Stats } from './stats.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

/** Whoever acts: face, life, numbers, and powers as buttons. */
export function Actor({ look, figure }: { readonly look: Seen; readonly figure: SeenFigure }) {
  const own = words[look.language];
  return (
    <section className={styles.actor} aria-label={figureName(look, figure.id)}>
      <span className={styles.face}>
        <Portrait card={figure.card} />
      </span>
      <div className={styles.facts}>
        <h2>{figureName(look, figure.id)}</h2>
        {look.view.mode === 'expert' && (
          <>
            <Pips life={figure.life} wounds={figure.wounds} />
            <span className={unseen}>{own.life(figure.life - figure.wounds, figure.life)}</span>
          </>
        )}
        <Stats look={look} figure={figure} />
        <Tags look={look} figure={figure} />
      </div>
      <ul role="list" aria-label={own.powers} className={styles.powers}>
        {figure.powers.map(power => (
          <li key={power}>
            <Power look={look} power={power} />
          </li>
        ))}
        <Steps look={look} />
      </ul>
    </section>
  );
}

/** What is not as printed: help from a friend, powers of others, another's orders. */
function Tags({ look, figure }: { readonly look: Seen; readonly figure: SeenFigure }) {
  const own = words[look.language];
  const listed = (cards: SeenFigure['taken']): string => cards.map(card => look.texts.cards[card].name).join(', ');
  const tags = [
    figure.tactician && own.tactician,
    figure.controller !== figure.owner && own.lent(look.names[figure.controller] ?? ''),
    figure.taken.length > 0 && own.taken(listed(figure.taken)),
    figure.fresh.length > 0 && own.fresh(listed(figure.fresh)),
  ].filter(tag => tag !== false);
  return tags.length > 0 ? <p className={styles.tags}>{tags.join(' · ')}</p> : null;
}

/** Every hex chosen by oneself, while there is a way to go. */
function Steps({ look }: { readonly look: Seen }) {
  const { state, handlers } = useThing(STEP);
  if (state === 'still') return null;
  return (
    <li>
      <button type="button" data-way className={styles.power} {...handlers}>
        <Icon d={icons['walking-boot']} />
        <span>{screenWords[look.language].step}</span>
      </button>
    </li>
  );
}

function Power({ look, power }: { readonly look: Seen; readonly power: PowerId }) {
  const { handlers, outlook } = useThing(powerThing(power));
  return (
    <button type="button" className={styles.power} {...handlers}>
      <Icon d={powerIcon[power]} />
      <span>{look.texts.powers[power].name}</span>
      <OutlookSign outlook={outlook} />
    </button>
  );
}

import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { type HeroId, PROLOGUE, heroes } from '../../content/heroes.ts';
import { GearPicture } from '../drawn/gear-picture.tsx';
import { Drawing, heroDrawn } from '../drawn/sprite.tsx';
import { icons } from '../icons.ts';
import { PAINT, type Seen, cardName, heroName } from '../look.ts';
import { heroThing } from '../touch.ts';
import { vars } from '../vars.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { Numbers } from './numbers.tsx';
import styles from './muster.module.css';

/** One who may go, or goes: life, weapon, strength and weakness. */
export function Candidate({ look, hero }: { readonly look: Seen; readonly hero: HeroId }) {
  const { view, texts, names, language } = look;
  const { handlers } = useThing(heroThing(hero));
  const own = words[language];
  const isPrologue = view.side === 'prologue';
  const sheet = heroes[hero];
  const weapon = isPrologue ? sheet.prologueStarter : sheet.starter;
  const { strength, weakness } = texts.heroes[hero];
  const taken = view.heroes.find(({ id }) => id === hero);
  const place = placeOf(look, hero);
  const carried = view.campaign?.won ? view.campaign.heroes.find(one => one.hero === hero) : undefined;
  const back = isTeamOpen(look) && carried ? [...carried.weapons, ...carried.objects] : [];
  return (
    <li>
      <button
        type="button"
        className={styles.candidate}
        data-taken={place !== null || undefined}
        style={vars({ '--paint': PAINT[hero].fill })}
        {...handlers}
      >
        <Drawing id={heroDrawn(hero, !isPrologue)} box="-57 -110 121 117" className={styles.drawing} />
        <b className={styles.name}>{heroName(look, hero)}</b>
        <span className={styles.basics}>
          <Icon d={icons.hearts} /> {isPrologue ? PROLOGUE.life : sheet.life}
          <span className={styles.weapon}>
            <GearPicture card={weapon} />
            {cardName(look, weapon)}
          </span>
          <Numbers look={look} card={weapon} isShort />
        </span>
        {back.length > 0 && (
          <span className={styles.returns}>
            {laid[language].comesBack}{' '}
            {back.map(({ card, uses }) => `${cardName(look, card)}${uses === null ? '' : ` (${uses})`}`).join(', ')}
          </span>
        )}
        {!isPrologue && (
          <span className={styles.traits}>
            <span>
              <b>+</b> {strength.effect}
            </span>
            <span>
              <b>−</b> {weakness.effect}
            </span>
          </span>
        )}
        {sheet.easy && !isPrologue && !taken && <em className={styles.easy}>{own.easy}</em>}
        {place !== null && <b className={styles.place}>{place}</b>}
        {taken && view.seats > 1 && (
          <em className={styles.taken}>{taken.seat === look.seat ? laid[language].you : names[taken.seat]}</em>
        )}
      </button>
    </li>
  );
}

/** While the team is chosen: what they bring back is kept, or not, at the Checkpoint that follows. */
const isTeamOpen = ({ view }: Seen): boolean => view.focus?.type !== 'checkpoint';

/** That they go; then, as soon as it is chosen, when their turn comes. */
function placeOf({ view }: Seen, hero: HeroId): string | null {
  const { heroes: team, focus } = view;
  const own = team.find(({ id }) => id === hero);
  if (!own) return null;
  if (team.length < view.seats * view.heroesPerSeat) return '✓';
  if (focus?.type !== 'order') return String(team.indexOf(own) + 1);
  const before = focus.heroes.filter(id => team.find(other => other.id === id)?.seat === own.seat);
  return before.includes(hero) ? String(before.indexOf(hero) + 1) : null;
}

import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { Rebuilt } from '../../../table/rebuilt.tsx';
import { HEROES, type HeroId, PROLOGUE, heroes } from '../content/heroes.ts';
import type { SeenHero } from '../seen.ts';
import { Avatar } from './avatar.tsx';
import { Checkpoint } from './checkpoint.tsx';
import { gearIcon, icons } from './icons.ts';
import { PAINT, type Props, cardName, classes, heroName, labelOf } from './look.ts';
import { Answers } from './tray.tsx';
import { Order } from './orders.tsx';
import { Road } from './road.tsx';
import { ruleOfHero } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './muster.module.css';
import { vars } from './vars.ts';

type Shown = Pick<Props, 'look' | 'choices' | 'pointed'>;

/** Before the track starts: what it is about, and who goes. Nobody is in a hurry here. */
export function Muster(props: Shown) {
  const { look, choices } = props;
  const { view } = look;
  const isPicking = view.heroes.length < view.seats * view.heroesPerSeat;
  return (
    <div className={styles.muster}>
      <Briefing look={look} />
      <div className={styles.people}>
        {view.focus?.type === 'checkpoint' && <Checkpoint look={look} choices={choices} focus={view.focus} />}
        {isPicking ? <Gallery look={look} choices={choices} /> : <Team look={look} choices={choices} />}
        <Answers look={look} choices={choices} types={['replace', 'giveUp']} />
        <Order look={look} choices={choices} type="start" icon={icons.siren} shortcut="E" className={styles.start} />
      </div>
    </div>
  );
}

function Briefing({ look }: Pick<Shown, 'look'>) {
  const { view, texts } = look;
  const own = words[look.language];
  const story = texts.stories[view.scenario];
  return (
    <section aria-labelledby="z15-story" className={styles.story}>
      <h2 id="z15-story">
        {texts.scenarios[view.scenario]?.title} <Rebuilt kind="scenarios" id={view.scenario} />
      </h2>
      <p>{story.intro}</p>
      <p className={styles.objective}>
        <Icon d={icons['flag-objective']} /> {story.objective}
      </p>
      {story.news.length > 0 && <h3>{own.news}</h3>}
      <ul>
        {story.news.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {story.rules.length > 0 && <h3>{own.rules}</h3>}
      <ul>
        {story.rules.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className={styles.track}>
        <Icon d={icons['sound-waves']} /> {texts.tracks[view.clock.track]}
        {view.clock.track !== view.clock.ownTrack &&
          view.clock.track !== 'calm' &&
          ` (${own.insteadOf(texts.tracks[view.clock.ownTrack])})`}
      </p>
      {view.campaign && (
        <Road deeds={view.campaign.deeds} here={view.scenario} texts={texts} language={look.language} />
      )}
    </section>
  );
}

/** Eight of them, four to begin with. */
function Gallery({ look, choices }: Pick<Shown, 'look' | 'choices'>) {
  const { view, names } = look;
  const own = words[look.language];
  return (
    <section aria-labelledby="z15-gallery">
      <h2 id="z15-gallery">{own.gallery}</h2>
      <ul role="list" className={styles.gallery}>
        {HEROES.map(hero => {
          const taken = view.heroes.find(({ id }) => id === hero);
          const options = choices.options.filter(action => action.type === 'pickHero' && action.hero === hero);
          return (
            <li key={hero}>
              <Piece
                choices={choices}
                options={options}
                label={labelOf(look)}
                name={heroName(look, hero)}
                rule={ruleOfHero[hero]}
                item={{ kind: 'heroes', id: hero }}
                className={classes(styles.hero, taken && styles.taken)}
              >
                <HeroCard look={look} hero={hero} />
                {taken && <strong className={styles.by}>{names[taken.seat]}</strong>}
              </Piece>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function HeroCard({ look, hero }: Pick<Shown, 'look'> & { readonly hero: HeroId }) {
  const { view, texts } = look;
  const own = words[look.language];
  const isPrologue = view.side === 'prologue';
  const sheet = heroes[hero];
  const weapon = isPrologue ? sheet.prologueStarter : sheet.starter;
  const life = isPrologue ? PROLOGUE.life : sheet.life;
  const { strength, weakness } = texts.heroes[hero];
  return (
    <span className={styles.inner} style={vars({ '--paint': PAINT[hero].fill })}>
      <Avatar hero={hero} className={styles.face} />
      <span className={styles.name}>{heroName(look, hero)}</span>
      <span className={styles.basics}>
        <Icon d={icons.hearts} className={styles.heart} /> {life}
        <Icon d={gearIcon[weapon]} /> {cardName(look, weapon)}
      </span>
      {!isPrologue && (
        <>
          <span className={styles.trait}>
            <b>+</b> {strength.effect}
          </span>
          <span className={styles.trait}>
            <b>−</b> {weakness.effect}
          </span>
        </>
      )}
      {sheet.easy && !isPrologue && <span className={styles.easy}>{own.easy}</span>}
    </span>
  );
}

function Team({ look, choices }: Pick<Shown, 'look' | 'choices'>) {
  const { view, names } = look;
  const own = words[look.language];
  const about = (hero: SeenHero) =>
    choices.options.filter(
      action =>
        ((action.type === 'playFirst' || action.type === 'giveLight') && action.hero === hero.id) ||
        ((action.type === 'giveBag' || action.type === 'discardBag') && action.from === hero.id),
    );
  return (
    <section aria-labelledby="z15-team">
      <h2 id="z15-team">{own.team}</h2>
      <ol className={styles.team}>
        {view.heroes.map(hero => (
          <li key={hero.id}>
            <Piece
              choices={choices}
              options={about(hero)}
              label={labelOf(look)}
              name={heroName(look, hero.id)}
              rule={ruleOfHero[hero.id]}
              item={{ kind: 'heroes', id: hero.id }}
              className={styles.hero}
            >
              <HeroCard look={look} hero={hero.id} />
              <strong className={styles.by}>{names[hero.seat]}</strong>
            </Piece>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useContext, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { Rebuilt } from '../../../../table/rebuilt.tsx';
import { RuleDoorContext } from '../../../../table/rule-door.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { HEROES, type HeroId, heroes } from '../../content/heroes.ts';
import type { RuleId } from '../../ids.ts';
import { FLAG, icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { news } from '../news.ts';
import { Road } from '../road.tsx';
import { askedHero, heroThing, placeThing } from '../touch.ts';
import { laid } from '../words/laid.ts';
import { words } from '../words/words.ts';
import { Candidate } from './candidate.tsx';
import { Checkpoint } from './checkpoint.tsx';
import { Minimap } from './minimap.tsx';
import styles from './muster.module.css';

/** Before the track starts: what it is about, and who goes. Nobody is in a hurry here. */
export function Muster({ look }: { readonly look: Seen }) {
  const { view } = look;
  const touching = useTouching();
  const ready = useReadyTeam(look);
  // Where somebody chooses where to begin, the town must be seen.
  const isPicking = view.heroes.length < view.seats * view.heroesPerSeat;
  const isPlacing =
    view.tiles.some((_, tile) => touching.stateOf(placeThing(tile * 2)) !== 'still') ||
    (look.seat === null && !isPicking && view.focus === null && view.heroes.some(({ zone }) => zone < 0));
  const [isAside, setIsAside] = useState(false);
  const own = laid[look.language];
  if (isPlacing) return null;
  // While no clock runs one has time to look at it.
  if (isAside)
    return (
      <button type="button" className={`${styles.ready} ${styles.back}`} onClick={() => setIsAside(false)}>
        {own.seeTeam}
      </button>
    );
  const shown = isPicking ? HEROES : view.heroes.map(({ id }) => id);
  return (
    <div className={styles.muster}>
      <Briefing look={look} />
      <section className={styles.people} aria-labelledby="z15-people">
        <header className={styles.head} data-kept>
          <h2 id="z15-people">{isPicking ? words[look.language].gallery : words[look.language].team}</h2>
          <button type="button" className={styles.town} onClick={() => setIsAside(true)}>
            <Icon d={icons['magnifying-glass']} /> {own.seeTown}
          </button>
          {isPicking && HEROES.some(hero => touching.stateOf(heroThing(hero)) === 'open') && (
            <button type="button" className={styles.ready} disabled={ready.isWanted} onClick={ready.want}>
              {own.chooseForMe}
            </button>
          )}
        </header>
        {view.focus?.type === 'checkpoint' && <Checkpoint look={look} focus={view.focus} />}
        <ul
          role="list"
          className={styles.cast}
          data-team={!isPicking || undefined}
          data-needed={!isPicking || undefined}
        >
          {shown.map(hero => (
            <Candidate key={hero} look={look} hero={hero} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Those who are good for beginners first. */
const WANTED: readonly HeroId[] = [...HEROES].sort((a, b) => Number(heroes[b].easy) - Number(heroes[a].easy));

/** A whole team with one tap: those who are good to begin with; they play, and start, in the order in which they stand. */
function useReadyTeam({ view, seat }: Seen): { readonly isWanted: boolean; readonly want: () => void } {
  const touching = useTouching();
  const [isWanted, setIsWanted] = useState(false);
  const last = useRef('');
  // In a campaign those whom one had go on.
  const usual = view.campaign?.heroes.filter(one => one.seat === seat).map(({ hero }) => hero) ?? [];
  const things = [...[...usual, ...WANTED].map(heroThing), ...view.tiles.map((_, tile) => placeThing(tile * 2))];
  const next = things.find(thing => touching.stateOf(thing) === 'open');
  const question = `${next} ${view.heroes.length} ${askedHero(view)?.id}`;
  useEffect(() => {
    // While an answer is on its way the same thing stays open.
    if (!isWanted || !next || question === last.current) return;
    last.current = question;
    touching.touch(next, true);
  }, [isWanted, next, question, touching]);
  return { isWanted, want: () => setIsWanted(true) };
}

function Briefing({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  const story = texts.stories[view.scenario];
  return (
    <section aria-labelledby="z15-story" tabIndex={0} className={styles.story} data-lid>
      <h2 id="z15-story" data-needed>
        {texts.scenarios[view.scenario]?.title} <Rebuilt kind="scenarios" id={view.scenario} />
      </h2>
      <p className={styles.objective} data-needed>
        <Icon d={FLAG} /> {story.objective}
      </p>
      <p>{story.intro}</p>
      {story.news.length > 0 && <h3 data-needed>{own.news}</h3>}
      <ul data-needed>
        {story.news.map((text, i) => (
          <New key={text} text={text} rule={news[view.scenario]?.[i]} />
        ))}
      </ul>
      {story.rules.length > 0 && <h3 data-needed>{own.rules}</h3>}
      <ul data-needed>
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
      <Minimap look={look} className={styles.map} />
      {view.campaign && <Road deeds={view.campaign.deeds} here={view.scenario} texts={texts} language={language} />}
    </section>
  );
}

/** What is met here for the first time, and the way to its rule. */
function New({ text, rule }: { readonly text: string; readonly rule: RuleId | undefined }) {
  const door = useContext(RuleDoorContext);
  return (
    <li>
      {door && rule ? (
        <button type="button" className={styles.rule} onClick={() => door.open(rule)}>
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  );
}

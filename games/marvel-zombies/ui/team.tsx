import type { CSSProperties } from 'react';
import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { Thing } from '../../../table/thing.tsx';
import { Tip } from '../../../table/tip.tsx';
import { heroes as cards, skills as printed } from '../content/heroes.ts';
import { bystanders } from '../content/bystanders.ts';
import { MAX_HEALTH, MAX_POWER } from '../content/levels.ts';
import type { SeenHero } from '../seen.ts';
import { type TraitId, traits } from '../content/traits.ts';
import { type Action, cardOf, isCardAction } from '../spec.ts';
import { bystanderIcon, heroIcon, icons } from './icons.ts';
import type { Props } from './look.ts';
import { EXPLOSIVES, HEALTH, LEVEL, POWER } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './team.module.css';
import type { HeroId } from '../ids.ts';

type Shown = Pick<Props, 'look' | 'choices' | 'moment'>;

/** The heroes of the table, and during the set-up those who can still be picked. */
export function Team(props: Shown) {
  const { view, language } = props.look;
  const own = words[language];
  return (
    <section aria-labelledby="mz-team" className={styles.room}>
      <h2 id="mz-team" className={styles.heading}>
        {view.picking === null ? own.team : own.pickTeam}
      </h2>
      <ul role="list" className={styles.team}>
        {view.heroes.map(hero => (
          <HeroCard key={hero.id} {...props} hero={hero} />
        ))}
        {view.picking !== null && view.free.map(hero => <Candidate key={hero} {...props} hero={hero} />)}
      </ul>
    </section>
  );
}

const concerns = (action: Action, hero: HeroId): boolean =>
  ('hero' in action && action.hero === hero) || ('to' in action && action.to === hero);

function HeroCard({ look, choices, moment, hero }: Shown & { readonly hero: SeenHero }) {
  const { texts, view, names, language, seat } = look;
  const own = words[language];
  const isTurn = view.turn?.hero === hero.id;
  const event = moment?.event;
  const isHurt = event?.type === 'wounded' && event.hero === hero.id;
  const classes = [styles.hero, styles[`base${hero.colour}`], isTurn && styles.turn, hero.fate !== 'in' && styles.away];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-now={isHurt ? 'hurt' : undefined}
      style={{ '--ms': `${moment?.ms ?? 0}ms` } as CSSProperties}
    >
      <Piece
        choices={choices}
        options={choices.options.filter(action => concerns(action, hero.id))}
        label={action => texts.action(action, view, names)}
        name={texts.heroes[hero.id].name}
        item={{ kind: 'heroes', id: hero.id }}
        className={styles.banner}
      >
        <span className={styles.portrait}>
          <Icon d={heroIcon[hero.id]} />
          <span className={styles.number}>{hero.colour + 1}</span>
        </span>
        <span className={styles.name}>{texts.heroes[hero.id].name}</span>
        <span className={styles.owner}>
          {names[hero.seat]}
          {hero.seat === seat && ` (${own.you})`}
        </span>
      </Piece>
      <p className={styles.state}>
        {isTurn && view.turn ? (
          <strong>{own.actions(view.turn.actions)}</strong>
        ) : hero.fate === 'in' ? (
          hero.used ? (
            own.used
          ) : (
            own.ready
          )
        ) : hero.fate === 'out' ? (
          own.out
        ) : (
          own.down
        )}
        {isTurn && hero.leaveCost > 1 && <span className={styles.cost}>{own.leaveCost(hero.leaveCost)}</span>}
      </p>
      <Pips
        icon={icons.hearts}
        count={hero.health}
        of={MAX_HEALTH}
        label={own.health(hero.health)}
        tip={own.healthTip}
        rule={HEALTH}
        tone="life"
      />
      <Pips
        icon={icons['lightning-helix']}
        count={hero.power}
        of={MAX_POWER}
        label={own.power(hero.power)}
        tip={own.powerTip}
        rule={POWER}
        tone="power"
      />
      <p className={`${styles.level} ${styles[hero.level] ?? ''}`}>
        <Tip tip={own.levelTip} rule={LEVEL}>
          <strong>{texts.levels[hero.level]}</strong> {own.xp(hero.xp, hero.next)}
        </Tip>
      </p>
      <Sheet look={look} hero={hero} choices={choices} />
    </li>
  );
}

/** Skills, traits, the bystander at hand: each explains itself. */
function Sheet({ look, hero, choices }: Pick<Shown, 'look' | 'choices'> & { readonly hero: SeenHero }) {
  const { texts, language, view, names } = look;
  const own = words[language];
  const { attack } = cards[hero.id];
  const isOwn = view.turn?.hero === hero.id;
  return (
    <div className={styles.sheet}>
      <p>
        <Icon d={icons.crosshair} /> {own.dice(attack.dice, attack.accuracy)},{' '}
        {own.reach(attack.range[0], attack.range[1])}
      </p>
      <p className={styles.skills}>
        {hero.skills.map(skill => (
          <Tip key={skill} tip={texts.skills[skill].effect} rule={printed[skill].rule}>
            {texts.skills[skill].name}
          </Tip>
        ))}
      </p>
      <ul role="list" aria-label={own.traits} className={styles.traits}>
        {hero.traits.length === 0 && <li className={styles.none}>{own.noTrait}</li>}
        {hero.traits.map((trait, i) => {
          const options = isOwn ? choices.options.filter(action => concernsTrait(action, trait)) : [];
          const { name, effect } = texts.traits[trait];
          return (
            <li key={`${trait} ${i}`} className={styles.trait}>
              <Thing
                choices={choices}
                options={options}
                label={action => texts.action(action, view, names)}
                name={name}
                about={effect}
                rule={traits[trait].rule}
                item={{ kind: 'traits', id: trait }}
              >
                {name}
              </Thing>
            </li>
          );
        })}
      </ul>
      {hero.bystander && (
        <p className={styles.bystander}>
          <Icon d={bystanderIcon[hero.bystander]} />
          <Tip
            tip={texts.bystanders[hero.bystander].effect}
            rule={bystanders[hero.bystander].rule}
            item={{ kind: 'bystanders', id: hero.bystander }}
          >
            {texts.bystanders[hero.bystander].name}
          </Tip>
        </p>
      )}
      {hero.tokens.length > 0 && (
        <p className={styles.bystander}>
          <Icon d={icons['time-bomb']} />
          <Tip tip={own.explosivesTip} rule={EXPLOSIVES}>
            {hero.tokens.map(colour => texts.colours[colour]).join(', ')}
          </Tip>
        </p>
      )}
    </div>
  );
}

/** Whether an answer plays, keeps or discards this Trait. */
function concernsTrait(action: Action, trait: TraitId): boolean {
  if (action.type === 'discardTrait' || action.type === 'keepTrait') return action.trait === trait;
  if (action.type === 'protect') return traits[trait].when === 'bystander';
  return isCardAction(action) && cardOf(action) === trait;
}

interface PipsProps {
  readonly icon: string;
  readonly count: number;
  readonly of: number;
  readonly label: string;
  readonly tip: string;
  readonly rule: string;
  readonly tone: 'life' | 'power';
}

function Pips({ icon, count, of, label, tip, rule, tone }: PipsProps) {
  return (
    <p className={styles.pips}>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <Icon key={i} d={icon} className={i < count ? styles[tone] : styles.gone} />
        ))}
      </span>
      <Tip tip={tip} rule={rule} className={styles.figure}>
        {label}
      </Tip>
    </p>
  );
}

function Candidate({ look, choices, hero }: Shown & { readonly hero: HeroId }) {
  const { texts, view, names, language } = look;
  const own = words[language];
  const { attack, skills } = cards[hero];
  return (
    <li className={`${styles.hero} ${styles.candidate}`}>
      <Piece
        choices={choices}
        options={choices.options.filter(action => action.type === 'pickHero' && action.hero === hero)}
        label={action => texts.action(action, view, names)}
        name={texts.heroes[hero].name}
        item={{ kind: 'heroes', id: hero }}
        className={styles.banner}
      >
        <span className={styles.portrait}>
          <Icon d={heroIcon[hero]} />
        </span>
        <span className={styles.name}>{texts.heroes[hero].name}</span>
        <span className={styles.owner}>
          {own.dice(attack.dice, attack.accuracy)}, {own.reach(attack.range[0], attack.range[1])}
        </span>
      </Piece>
      <dl className={styles.powers}>
        {skills.map((skill, i) => (
          <div key={skill} className={styles[LEVELS[i] ?? 'blue']}>
            <dt>
              <Tip tip={texts.skills[skill].effect} rule={printed[skill].rule}>
                {texts.skills[skill].name}
              </Tip>
            </dt>
            <dd>{texts.skills[skill].effect}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
const LEVELS = ['blue', 'yellow', 'orange', 'red'];

import { characters } from '../content/characters.ts';
import { Icon } from '../../../table/icon.tsx';
import { Tip } from '../../../table/tip.tsx';
import { type PowerId, powers } from '../content/powers.ts';
import { SCALES, type FigureId, type CharacterId } from '../ids.ts';
import type { MissionId } from '../content/missions.ts';
import { characterIcon, icons, roleIcon, scaleIcon } from './icons.ts';
import type { Props, Seen } from './look.ts';
import { type Badge, PRISONERS, RECORD, WOUNDS, ruleOfBadge, ruleOfScale } from './rule-of.ts';
import type { SeenFigure, SeenPlayer } from '../seen.ts';
import { words } from './words/words.ts';
import styles from './seats.module.css';

/** Everybody's public sheet, in the order of play: score, wounds, dice that are left, powers, prisoners. */
export function Seats({ look, asked }: Pick<Props, 'look' | 'asked'>) {
  const own = words[look.language];
  return (
    <section aria-labelledby="sm-seats" className={styles.room}>
      <h2 id="sm-seats" className={styles.heading}>
        {own.seats(look.view.target)}
      </h2>
      <ol className={styles.seats}>
        {look.view.players.map((_, at) => (
          <Seat key={at} look={look} at={at} isAsked={asked.includes(at)} />
        ))}
      </ol>
    </section>
  );
}

function Seat({ look, at, isAsked }: { readonly look: Seen; readonly at: number; readonly isAsked: boolean }) {
  const { view, texts, names, language, seat } = look;
  const own = words[language];
  const p = view.players[at];
  if (!p) return null;
  const figure = view.figures.find(one => one.seat === at && one.role === p.role);
  const classes = [styles.seat, view.active === at && view.phase === 'play' && styles.active, isAsked && styles.asked];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <div className={styles.top}>
        <span className={styles.portrait}>{p.role && <Icon d={roleIcon[p.role]} />}</span>
        <div>
          <h3>{p.role ? texts.roles[p.role].name : own.noRole}</h3>
          <p className={styles.name}>
            {names[at]}
            {at === seat && ` (${own.you})`} {isAsked && <span className={styles.decides}>{own.decides}</span>}
          </p>
        </div>
        <p className={styles.score}>
          <strong>{p.score}</strong>
          <span>{own.points}</span>
        </p>
      </div>
      <div className={styles.rail} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * p.score) / view.target)}%` }} />
        {[20, 40]
          .filter(mark => mark < view.target)
          .map(mark => (
            <i key={mark} style={{ insetInlineStart: `${(100 * mark) / view.target}%` }} />
          ))}
      </div>
      {figure && (
        <p className={styles.wounds}>
          <span aria-hidden="true">
            {Array.from({ length: figure.boxes }, (_, i) => (
              <i
                key={i}
                className={i < figure.wounds ? styles.wound : i === figure.boxes - 1 ? styles.last : styles.box}
              />
            ))}
          </span>
          <Tip tip={own.about.wounds} rule={WOUNDS} className={styles.record}>
            {own.wounds(figure.wounds, figure.boxes)}
          </Tip>
        </p>
      )}
      <ul role="list" className={styles.dice}>
        {SCALES.map(scale => (
          <li key={scale}>
            <Tip tip={own.about[scale]} rule={ruleOfScale[scale]} className={styles.record}>
              <Icon d={scaleIcon[scale]} /> {texts.scales[scale]}{' '}
              <strong>
                {p.dice[scale]}/{p.max[scale]}
              </strong>
            </Tip>
          </li>
        ))}
        <li>{own.cards(p.cards)}</li>
      </ul>
      <p className={styles.powers}>
        {p.powers.map(power => (
          <Tip
            key={power}
            tip={texts.powers[power].effect}
            rule={powers[power].rule}
            className={isReady(p, power) ? styles.lit : styles.dark}
          >
            {texts.powers[power].name}
            {!isReady(p, power) && ` (${own.spent})`}
          </Tip>
        ))}
      </p>
      <ul role="list" className={styles.badges}>
        {badgesOf(p, figure).map(badge => (
          <li key={badge} className={badge === 'safe' || badge === 'tracer' ? undefined : styles.bad}>
            <Tip tip={own.about[badge]} rule={ruleOfBadge[badge]} className={styles.record}>
              {badge === 'ko' && <Icon d={icons['knocked-out-stars']} />}
              {badge === 'tracer' && <Icon d={icons['radar-sweep']} />} {badge === 'ko' ? 'K.O.' : own[badge]}
            </Tip>
          </li>
        ))}
        {figure?.prisoners.map(who => (
          <li key={who}>
            <Tip tip={aboutPrisoner(look, who)} rule={ruleOfPrisoner(who)} className={styles.record}>
              <Icon d={faceOf(who)} /> {own.holds(nameOf(look, who))}
            </Tip>
          </li>
        ))}
        {p.done.length > 0 && (
          <li>
            <Tip tip={titles(look, p.done)} rule={RECORD} className={styles.record}>
              {own.done(p.done.length)}
            </Tip>
          </li>
        )}
        {p.failed.length > 0 && (
          <li>
            <Tip tip={titles(look, p.failed)} rule={RECORD} className={styles.record}>
              {own.failed(p.failed.length)}
            </Tip>
          </li>
        )}
      </ul>
    </li>
  );
}

/** A power without a token is never spent (SM-POW-07). */
const isReady = (p: SeenPlayer, power: PowerId): boolean => p.tokens.includes(power) || !powers[power].token;

/** What is to be said of a figure, the worst first. */
function badgesOf(p: SeenPlayer, figure: SeenFigure | undefined): Badge[] {
  const found: Badge[] = [];
  if (figure?.ko) found.push('ko');
  if (figure?.jailed) found.push('jailed');
  else if (figure?.captive) found.push('captive');
  if (figure?.stuck) found.push('stuck');
  if (figure?.held) found.push('held');
  if (figure?.safe) found.push('safe');
  if (p.tracer) found.push('tracer');
  return found;
}

const isRole = (who: FigureId | CharacterId): who is FigureId => who in roleIcon;

const aboutPrisoner = ({ texts, language }: Seen, who: FigureId | CharacterId): string =>
  isRole(who) ? words[language].about.held : texts.characters[who].effect;

const ruleOfPrisoner = (who: FigureId | CharacterId): string => (isRole(who) ? PRISONERS : characters[who].rule);

/** The public record of a villain, by the names of its missions. */
const titles = ({ texts }: Seen, missions: readonly MissionId[]): string =>
  missions.map(mission => texts.missions[mission].name).join(', ');

const faceOf = (who: FigureId | CharacterId): string => (isRole(who) ? roleIcon[who] : characterIcon[who]);

const nameOf = ({ texts }: Seen, who: FigureId | CharacterId): string =>
  isRole(who) ? texts.roles[who].name : texts.characters[who].name;

import { Check, Lightbulb, X } from 'lucide-react';
import { useWords } from '../../language.ts';
import controls from '../../page/controls.module.css';
import type { AtTable } from '../at-table.ts';
import { Coach } from '../coach.tsx';
import { HintNote, indexOf } from '../hint-note.tsx';
import { LoneNote } from '../lone-note.tsx';
import { Notices } from '../notices.tsx';
import { PortionsPanel } from '../portions-panel.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { SeatTabs } from '../seat-tabs.tsx';
import type { Playing } from '../use-play.ts';
import type { Recap } from './use-recap.ts';
import styles from './above.module.css';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  /** Null where another screen tells it. */
  readonly recap: Recap | null;
}

/** What somebody should read now, at the upper edge of the surface: mostly nothing. */
export function Above({ table, play, recap }: Props) {
  const { seat, isPlayed, answering } = play;
  const { position } = table;
  const prompt = isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  return (
    <div className={styles.above}>
      {play.school && <play.school.Teacher table={table} isPlaying={play.isPlaying} take={answering.choose} />}
      <SeatTabs own={play.own} seat={seat} names={play.names} asked={position.asked} onShow={play.show} />
      <Notices table={table} isPlayed={isPlayed} />
      <LoneNote table={table} lone={play.lone} />
      {/* A lesson asks for one small thing at a time. */}
      <PortionsPanel table={table} seat={isPlayed && !play.school ? seat : null} answering={answering} />
      <RefusalNote refusal={answering.refusal} table={table} onClose={() => answering.setRefusal(null)} />
      {prompt && (
        <div className={styles.hint} data-lid data-empty={answering.hint === null || undefined}>
          <HintNote hint={answering.hint} prompt={prompt} table={table} previews={play.previews} />
          <TakeHint table={table} play={play} />
        </div>
      )}
      {recap && !play.school && <News recap={recap} />}
      {play.isTaught && seat !== null && (
        <Coach table={table} seat={seat} isQuiet={answering.hint !== null} onStop={play.stopTeaching} />
      )}
    </div>
  );
}

/** What a bot would do, shown, and then done with one touch. */
function TakeHint({ table, play }: Omit<Props, 'recap'>) {
  const words = useWords();
  const { seat, answering } = play;
  const prompt = seat === null ? undefined : table.position.prompts[seat];
  const action = answering.hint?.advice?.action ?? null;
  if (!answering.hint || !prompt || !action || indexOf(prompt, action) === null) return null;
  const { idea, isShown } = answering.hint;
  if (idea && !isShown)
    return (
      <button type="button" className={controls.button} data-show-hint onClick={answering.askHint}>
        <Lightbulb size={18} aria-hidden="true" /> {idea.show}
      </button>
    );
  return (
    <button type="button" className={controls.button} onClick={() => answering.choose(action)}>
      <Check size={18} aria-hidden="true" /> {words.screen.doIt}
    </button>
  );
}

/** What happened that concerns me, before I decide. */
function News({ recap: { lines, close } }: { readonly recap: Recap }) {
  const words = useWords();
  if (lines.length === 0) return null;
  return (
    <div className={styles.recap} role="status" data-lid>
      <ul role="list">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <button type="button" className={styles.shut} aria-label={words.play.understood} onClick={close}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

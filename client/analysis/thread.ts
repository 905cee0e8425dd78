import { boxOf } from '../threads/boxes.ts';
import { Analyst } from './analyst.ts';
import type { AnalysisNews, Begin, ToAnalyst } from './news.ts';

// The thread that looks at a match for a page. Nobody waits for it: it pauses as long as it works, so that a device stays cool.

/** Milliseconds that an expert may think about each decision. */
const PATIENCE = 400;

const tell = (news: AnalysisNews): void => postMessage(news);

let analyst: Analyst | null = null;
let wanted: number | null = null;

async function begin({ replay, seats }: Begin): Promise<void> {
  const box = await boxOf(replay.game);
  if (box.game.version !== replay.version) return tell({ type: 'failed', why: 'changed' });
  if (!box.bots.judgement) return tell({ type: 'failed', why: 'no-judgement' });
  analyst = new Analyst(box, replay, seats, () => {
    const end = performance.now() + PATIENCE;
    return () => performance.now() < end;
  });
  if (wanted !== null) analyst.look(wanted);
  tell(analyst.first());
  goOn();
}

function goOn(): void {
  const began = performance.now();
  try {
    const news = analyst?.next();
    tell(news ?? { type: 'done' });
    if (news) setTimeout(goOn, performance.now() - began);
  } catch (error) {
    console.error(error);
    tell({ type: 'failed', why: 'broken' });
  }
}

export function hear({ data }: MessageEvent<ToAnalyst>): void {
  if (data.type === 'look') {
    wanted = data.n;
    analyst?.look(data.n);
  } else
    begin(data).catch((error: unknown) => {
      console.error(error);
      tell({ type: 'failed', why: 'broken' });
    });
}

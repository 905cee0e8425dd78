/// <reference lib="dom" />
import type { Visitor } from '../../../e2e/house.ts';
import type { ShortFrame } from '../../../referee/short.ts';

interface Heard {
  /** When the page heard of a time of the match, both in milliseconds. */
  readonly clocks: { readonly clock: number; readonly at: number; readonly isScream: boolean }[];
  /** When, by the page's clock, a voice of this pitch begins. */
  readonly voices: { readonly pitch: number; readonly at: number }[];
}

/** Writes down what the page is told of the clock, and when it lets which pitch begin. Before the page is opened. */
export async function listenToTrack({ page }: Visitor): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { clocks: [], voices: [] };
    (window as unknown as { heard: Heard }).heard = heard;
    window.WebSocket = class extends WebSocket {
      constructor(...to: ConstructorParameters<typeof WebSocket>) {
        super(...to);
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const [type, , clock] = data.startsWith('[') ? (JSON.parse(data) as ShortFrame) : [];
          if (type !== 'frame' || clock === undefined) return;
          heard.clocks.push({ clock, at: performance.now(), isScream: data.includes('"type":"scream"') });
        });
      }
    };
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        const made = super.createOscillator();
        const { frequency } = made;
        const set = frequency.setValueAtTime.bind(frequency);
        frequency.setValueAtTime = (value, when) => {
          heard.voices.push({ pitch: value, at: performance.now() + (when - this.currentTime) * 1000 });
          return set(value, when);
        };
        return made;
      }
    };
  });
}

export const heardBy = ({ page }: Visitor): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);

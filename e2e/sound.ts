/// <reference lib="dom" />
import type { Visitor } from './house.ts';

/** Taps whatever the page sends to its loudspeakers, so that a test can say how loud it was. */
export async function listenTo(visitor: Visitor): Promise<void> {
  await visitor.page.addInitScript(() => {
    type Connect = (this: AudioNode, to: AudioNode) => AudioNode;
    const prototype = AudioNode.prototype as unknown as { connect: Connect };
    const { connect } = prototype;
    const world = window as unknown as { heardLevels: number[] };
    world.heardLevels = [];
    prototype.connect = function tap(to) {
      const result = connect.call(this, to);
      if (to instanceof AudioDestinationNode) {
        const analyser = new AnalyserNode(this.context, { fftSize: 32_768 });
        connect.call(this, analyser);
        const samples = new Float32Array(analyser.fftSize);
        setInterval(() => {
          analyser.getFloatTimeDomainData(samples);
          // The window is longer than the pause between two looks: nothing falls between them.
          world.heardLevels.push(samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0));
        }, 100);
      }
      return result;
    };
  });
}

/** The loudest moment since the last time somebody asked, from 0 to 1. */
export const loudest = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => {
    const world = window as unknown as { heardLevels: number[] };
    const most = Math.max(0, ...world.heardLevels);
    world.heardLevels.length = 0;
    return most;
  });

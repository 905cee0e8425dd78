import { expect, test } from 'vitest';
import { type BusMessage, SharedBus } from '../bus.ts';

class Ear extends SharedBus {
  protected send(): Promise<void> {
    return Promise.resolve();
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
  hears(text: string): void {
    this.receive(text);
  }
}

test('a word that is not ours is counted and left alone', () => {
  const heard: BusMessage[] = [];
  const bus = new Ear('alpha');
  bus.listen(
    message => heard.push(message),
    () => {},
  );
  for (const foreign of ['', 'x', 'null', '7', '{}', '{"from":"beta"}', '{"from":"beta","said":3}']) bus.hears(foreign);
  expect([heard, bus.counts.failed > 0]).toEqual([[], true]);
  bus.hears('{"from":"alpha","said":[{"kind":"lobby","table":"own"}]}');
  bus.hears('{"from":"beta","said":[{"kind":"lobby","table":"a"}]}');
  expect(heard).toEqual([{ kind: 'lobby', table: 'a' }]);
});

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long however short its file is, the longest first; the rest goes by size, or by what it took the last time. */
const LONG = [
  /^tools\/test\/tree\//,
  /\/laws\.test\.ts$/,
  /\/(motions|bots|content-runner)\.test\.ts$/,
  /^client\/e2e\/(home|sofa)\./,
  /^games\/heroscape-marvel\/e2e\//,
  /\/e2e\/(screen|touch|house|match)\.test\.ts$/,
  /^server\/test\/(races|watchdog|kills)\./,
  /\/e2e\//,
];

const placeOf = (path: string): number => {
  const place = LONG.findIndex(pattern => pattern.test(path));
  return place < 0 ? LONG.length : place;
};

/** In a clean clone nobody knows how long a file takes: the one begun last would be waited for by all cores but one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const sorted = (await super.sort(files)).map(spec => ({
      spec,
      group: spec.project.config.sequence.groupOrder,
      place: placeOf(spec.moduleId.slice(root.length + 1)),
    }));
    return sorted.toSorted((a, b) => a.group - b.group || a.place - b.place).map(({ spec }) => spec);
  }
}

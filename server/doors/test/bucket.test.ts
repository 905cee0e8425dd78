import { expect, test, vi } from 'vitest';
import { GuestBuckets } from '../bucket.ts';

test('hanging up does not fill the reserve of a guest; time does, and then nothing is kept', () => {
  vi.useFakeTimers();
  try {
    const buckets = new GuestBuckets(10);
    const takes = (): number => {
      const bucket = buckets.enter('ana');
      let taken = 0;
      while (bucket.take()) taken++;
      buckets.leave('ana');
      return taken;
    };
    expect(takes()).toBe(30);
    expect(takes()).toBe(0);
    expect(buckets.has('ana'), 'nobody is there to share it with').toBe(false);
    buckets.share('ana', 0);
    vi.advanceTimersByTime(1000);
    expect(takes()).toBe(10);
    expect(buckets.kept).toBe(1);
    vi.advanceTimersByTime(4000);
    expect(buckets.kept).toBe(0);
    expect(takes()).toBe(30);
  } finally {
    vi.useRealTimers();
  }
});

import { formatTime } from './format-time.ts';
import { SITES } from './sites.ts';

describe('formatTime', () => {
  it.each([
    ['2026-11-21T10:05:00.000Z', '21.11.2026, 11:05 Uhr'],
    ['2026-07-31T22:30:00.000Z', '01.08.2026, 00:30 Uhr'],
    ['gestern', '–'],
  ])('%s is %s in Berlin, Vienna and Zurich', (iso, text) => {
    expect(formatTime(iso, SITES[1])).toBe(text);
  });
});

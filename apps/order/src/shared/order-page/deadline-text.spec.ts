import { SITES } from '@heizplatz/country';
import { deadlineText } from './deadline-text';

describe('deadlineText', () => {
  it.each([
    ['2026-11-24T23:00:00.000Z', 'Di, 24.11.2026, 24:00 Uhr'],
    ['2026-07-31T22:00:00.000Z', 'Fr, 31.07.2026, 24:00 Uhr'],
    ['2026-11-24T11:30:00.000Z', 'Di, 24.11.2026, 12:30 Uhr'],
  ])('%s is %s', (iso, text) => expect(deadlineText(iso, SITES[1])).toBe(text));
});

import { monthLabels, thinOut } from './year-of-prices';

describe('the year of prices', () => {
  it.each([0, 1, 6, 7, 8, 365])('of %i days keeps one a week and always the newest', (length) => {
    const days = Array.from({ length }, (_, day) => day);
    const stored = thinOut(days);
    expect(stored).toHaveLength(Math.ceil(length / 7));
    expect(stored.at(-1)).toBe(days.at(-1));
  });

  it('is labelled at even steps from its first day', () => {
    const times = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2025, 10, 22 + day)).toISOString());
    expect(monthLabels(times, { january: 'Jan' })).toEqual(['Nov 25', 'Feb 26', 'Mai 26', 'Aug 26']);
  });

  it('says Jänner in Austria', () => {
    const times = ['2026-01-05T00:00:00.000Z'];
    expect(monthLabels(times, { january: 'Jän' })[0]).toBe('Jän 26');
    expect(monthLabels(times, { january: 'Jan' })[0]).toBe('Jan 26');
  });
});

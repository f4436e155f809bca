import type { PointerEntry } from '@heizplatz/releases';
import { findPrunable, findPrunableBuilds } from './find-prunable';

const NOW = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const published = (...versions: string[]) => versions.map((version) => ({ version, publishedAt: daysAgo(90) }));
const move = (days: number, ...versions: string[]): PointerEntry => ({
  ...{ revision: 100 - days, serving: versions.map((version) => ({ version, share: 1, sites: null })), history: [] },
  ...{ isChosen: true, by: '', reason: '', command: '', at: daysAgo(days).toISOString(), signature: null },
});
/** The newest first. */
const prune = (versions: string[], ...moves: PointerEntry[]) =>
  findPrunable(published(...versions), { entry: moves[0] ?? null, moves, now: NOW });

describe('what nobody can need', () => {
  it('is neither what serves, nor a canary, nor one of the last five', () => {
    const served = ['a', 'b', 'c', 'd', 'e', 'f'].map((version, nth) => move(90 - nth, version)).toReversed();
    expect(prune(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], move(80, 'g', 'h'), ...served)).toEqual(['a']);
  });

  it('is what served long ago, not what ended to serve within seven days', () => {
    const recent = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((version, nth) => move(8.5 - nth, version)).toReversed();
    expect(prune(['a', 'b', 'c', 'd', 'e', 'f', 'g'], ...recent)).toEqual(['a']);
    const inTime = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((version, nth) => move(7.5 - nth, version)).toReversed();
    expect(prune(['a', 'b', 'c', 'd', 'e', 'f', 'g'], ...inTime)).toEqual([]);
  });

  it('is what never served, unless it was published within seven days', () => {
    const others = [
      { version: 'old', publishedAt: daysAgo(8) },
      { version: 'new', publishedAt: daysAgo(6) },
    ];
    expect(findPrunable(others, { entry: null, moves: [], now: NOW })).toEqual(['old']);
  });

  it('heeds the history of entries that are gone', () => {
    const entry = { ...move(50, 'g'), history: ['a', 'b', 'c', 'd', 'e', 'f'] };
    expect(findPrunable(published('a', 'b', 'c', 'g'), { entry, moves: [], now: NOW })).toEqual(['a']);
  });
});

describe('builds of the shell that no open tab can have begun with', () => {
  const builds = (...ages: number[]) => ages.map((days) => ({ version: `${days}`, publishedAt: daysAgo(days) }));

  it.each([
    { ages: [30], prunable: [] },
    { ages: [30, 6], prunable: [] },
    { ages: [30, 8], prunable: ['30'] },
    { ages: [8, 6, 30, 20], prunable: ['30', '20'] },
    { ages: [], prunable: [] },
  ])('of builds published $ages days ago are $prunable', ({ ages, prunable }) => {
    expect(findPrunableBuilds(builds(...ages), NOW)).toEqual(prunable);
  });
});

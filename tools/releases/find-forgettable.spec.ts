import type { PointerEntry } from '@heizplatz/releases';
import { findForgettable, KEPT_MOVES } from './find-forgettable';

const NOW = new Date('2026-11-25T12:00:00Z');
const HOUR_MS = 3_600_000;

/** As many moves, one every so many hours, the newest first and an hour old. */
const createMoves = (count: number, hours: number): PointerEntry[] =>
  Array.from({ length: count }, (_, nth) => ({
    ...{ revision: count - nth, serving: [{ version: 'a', share: 1, sites: null }], history: [], isChosen: true },
    ...{ by: '', reason: '', command: '', signature: null },
    at: new Date(NOW.getTime() - (1 + nth * hours) * HOUR_MS).toISOString(),
  }));

it('the last moves stay, whenever they were', () => {
  expect(findForgettable([], NOW)).toBeNull();
  expect(findForgettable(createMoves(KEPT_MOVES, 24), NOW)).toBeNull();
  expect(findForgettable(createMoves(KEPT_MOVES + 3, 24), NOW)).toEqual({ revision: 4, count: 3 });
});

it('a move that served within the last seven days stays, also the one that began before', () => {
  const days = 7;
  const moves = createMoves(600, 0.5);
  const served = findForgettable(moves, NOW);
  const oldest = moves.find(({ revision }) => revision === served?.revision);
  expect(Date.parse(oldest?.at ?? '')).toBeLessThanOrEqual(NOW.getTime() - days * 24 * HOUR_MS);
  expect(served?.count).toBeGreaterThan(200);
});

/** @jest-environment node */
import { createRecentMap } from './recent-map';

describe('a map of recent entries', () => {
  it('drops the entry that was not used for the longest time', () => {
    const map = createRecentMap<number>(2);
    map.set('a', 1);
    map.set('b', 2);
    expect(map.get('a')).toBe(1);
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
    expect(map.size()).toBe(2);
  });

  it('replaces an entry without dropping another, and deletes by value', () => {
    const map = createRecentMap<number>(2);
    for (const value of [1, 2]) map.set('a', value);
    map.set('b', 3);
    map.deleteWhere((value) => value === 2);
    expect([map.get('a'), map.get('b')]).toEqual([undefined, 3]);
    map.delete('b');
    expect(map.size()).toBe(0);
  });
});

import type { Database } from '../database/database';
import { withApi } from '../testing/api-test';
import { ttlMemo } from './ttl-memo';

const api = withApi({ handlers: [] });
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000);

/** Responds with its number of calls. */
function counting() {
  let requestCount = 0;
  return () => Promise.resolve((requestCount += 1));
}

describe('ttlMemo', () => {
  const db = (): Database => api().db;

  it('asks once until the call’s seconds are over', async () => {
    const [cached, read] = [ttlMemo<number>({ cacheSeconds: 120 }), counting()];
    expect(await cached(db(), at(0), 'a', read)).toBe(1);
    expect(await cached(db(), at(119), 'a', read)).toBe(1);
    expect(await cached(db(), at(120), 'a', read)).toBe(2);
  });

  it('keeps nothing for calls without seconds', async () => {
    const [cached, read] = [ttlMemo<number>({}), counting()];
    await cached(db(), at(0), 'a', read);
    expect(await cached(db(), at(0), 'a', read)).toBe(2);
  });

  it('forgets failures', async () => {
    const cached = ttlMemo<number>({ cacheSeconds: 120 });
    await expect(cached(db(), at(0), 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cached(db(), at(1), 'a', () => Promise.resolve(7))).toBe(7);
  });

  it('drops the oldest of very many keys', async () => {
    const [cached, read] = [ttlMemo<number>({ cacheSeconds: 120 }), counting()];
    for (let key = 1; key <= 301; key += 1) await cached(db(), at(0), String(key), read);
    expect(await cached(db(), at(1), '301', read)).toBe(301);
    expect(await cached(db(), at(1), '1', read)).toBe(302);
  });
});

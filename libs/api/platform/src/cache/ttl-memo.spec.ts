import type { Database } from '../database/database';
import { withApi } from '../testing/api-test';
import { ttlMemo } from './ttl-memo';

const api = withApi({ handlers: [] });
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000);

/** Answers how often it was asked. */
function counting() {
  let asked = 0;
  return () => Promise.resolve((asked += 1));
}

describe('ttlMemo', () => {
  const db = (): Database => api().db;

  it('asks once until the call’s seconds are over', async () => {
    const [remembered, read] = [ttlMemo<number>({ cacheSeconds: 120 }), counting()];
    expect(await remembered(db(), at(0), 'a', read)).toBe(1);
    expect(await remembered(db(), at(119), 'a', read)).toBe(1);
    expect(await remembered(db(), at(120), 'a', read)).toBe(2);
  });

  it('keeps nothing for calls without seconds', async () => {
    const [remembered, read] = [ttlMemo<number>({}), counting()];
    await remembered(db(), at(0), 'a', read);
    expect(await remembered(db(), at(0), 'a', read)).toBe(2);
  });

  it('forgets failures', async () => {
    const remembered = ttlMemo<number>({ cacheSeconds: 120 });
    await expect(remembered(db(), at(0), 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await remembered(db(), at(1), 'a', () => Promise.resolve(7))).toBe(7);
  });

  it('drops the oldest of very many keys', async () => {
    const [remembered, read] = [ttlMemo<number>({ cacheSeconds: 120 }), counting()];
    for (let key = 1; key <= 301; key += 1) await remembered(db(), at(0), String(key), read);
    expect(await remembered(db(), at(1), '301', read)).toBe(301);
    expect(await remembered(db(), at(1), '1', read)).toBe(302);
  });
});

import { createCallCache } from './call-cache';

const CALL = { cacheSeconds: 120, tags: ['prices'] } as const;

/** Responds with its number of calls. */
function counting() {
  let requestCount = 0;
  return () => Promise.resolve(String((requestCount += 1)));
}

describe('the cache of calls', () => {
  const cache = createCallCache();
  afterAll(() => cache.close());

  it('makes an answer once', async () => {
    const make = counting();
    expect(await cache.answer(CALL, 'once', make)).toBe('1');
    expect(await cache.answer(CALL, 'once', make)).toBe('1');
    expect(await cache.answer(CALL, 'another', make)).toBe('2');
  });

  it('makes one answer for all who ask at the same time', async () => {
    const make = counting();
    const requests = [1, 2, 3].map(() => cache.answer(CALL, 'together', make));
    expect(await Promise.all(requests)).toEqual(['1', '1', '1']);
  });

  it('forgets what carries a flushed tag, and nothing else', async () => {
    const [prices, places] = [counting(), counting()];
    await cache.answer(CALL, 'flushed', prices);
    await cache.answer({ cacheSeconds: 120, tags: ['places'] }, 'kept', places);
    await cache.forget(['prices', 'news']);
    expect(await cache.answer(CALL, 'flushed', prices)).toBe('2');
    expect(await cache.answer({ cacheSeconds: 120, tags: ['places'] }, 'kept', places)).toBe('1');
  });

  it('keeps no answer that was read before a flush and came after it', async () => {
    let respond = (_: string): void => undefined;
    const slow = cache.answer(CALL, 'slow', () => new Promise<string>((resolve) => (respond = resolve)));
    await new Promise(setImmediate);
    await cache.forget(['prices']);
    respond('old');
    expect(await slow).toBe('old');
    expect(await cache.answer(CALL, 'slow', () => Promise.resolve('new'))).toBe('new');
  });

  it('keeps no failure, and throws it as it was', async () => {
    const failure = new Error('database away');
    await expect(cache.answer(CALL, 'fails', () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await cache.answer(CALL, 'fails', () => Promise.resolve('7'))).toBe('7');
  });

  it('gives all callers one object until its tag is flushed, and makes none twice at a time', async () => {
    const make = jest.fn(() => Promise.resolve(new Map([['80331', 'München']])));
    const request = () => cache.object({ id: 'index', cacheSeconds: 120, tags: ['places'] }, 'index', make);
    const [first, second] = await Promise.all([request(), request()]);
    expect(second).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    await cache.forget(['prices']);
    expect(await request()).toBe(first);
    await cache.forget(['places']);
    expect(await request()).not.toBe(first);
    expect(cache.families(new Date())).toContainEqual(expect.objectContaining({ Family: 'index', Hits: 2, Misses: 2 }));
  });

  it('holds no object that was read before a flush and came after it, and none after clearing', async () => {
    let respond = (_: { name: string }): void => undefined;
    const declared = { cacheSeconds: 120, tags: ['places'] };
    const slow = cache.object(
      declared,
      'slow object',
      () => new Promise<{ name: string }>((resolve) => (respond = resolve)),
    );
    await new Promise(setImmediate);
    await cache.forget(['places']);
    respond({ name: 'old' });
    expect(await slow).toEqual({ name: 'old' });
    const request = (name: string) => cache.object(declared, 'slow object', () => Promise.resolve({ name }));
    expect(await request('new')).toEqual({ name: 'new' });
    await cache.clear();
    expect(await request('newest')).toEqual({ name: 'newest' });
  });
});

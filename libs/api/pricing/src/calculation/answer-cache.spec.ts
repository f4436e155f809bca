import { SerializedResponse } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { cachedResponse } from './answer-cache';
import { configuration } from './testing/configuration';
import { madeUpBook, NOW } from './testing/made-up-book';
import { withPricingApi } from './testing/with-pricing-api';

/** Requests keys from a new book; counts how often each response was computed. */
function counted() {
  const book = madeUpBook({ dealers: 2 });
  const made = new Map<string, number>();
  const request = (key: string, now = NOW, ofBook = book) =>
    cachedResponse(ofBook, now, key, () => {
      made.set(key, (made.get(key) ?? 0) + 1);
      return new SerializedResponse(`"${key}"`);
    }).json.toString();
  return { book, made, request: request };
}

describe('rememberedAnswer', () => {
  it('keeps an answer that is asked for again', () => {
    const { made, request: request } = counted();
    expect([request('a'), request('a'), request('a'), request('b')]).toEqual(['"a"', '"a"', '"a"', '"b"']);
    expect([...made]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('forgets the least recently asked beyond 500', () => {
    const { made, request: request } = counted();
    for (const key of ['old', 'used']) for (let time = 0; time < 2; time++) request(key);
    for (let index = 0; index < 499; index++) {
      request('used');
      for (let time = 0; time < 2; time++) request(`key ${index}`);
    }
    expect(made.get('used')).toBe(2);
    request('old');
    expect(made.get('old')).toBe(3);
  });

  it('begins anew with a day and with a book', () => {
    const { made, request: request } = counted();
    for (const now of [NOW, NOW, new Date('2026-11-22T10:00:00Z')]) request('a', now);
    expect(made.get('a')).toBe(3);
    for (const book of [madeUpBook({ dealers: 1 }), madeUpBook({ dealers: 1 })]) request('a', NOW, book);
    expect(made.get('a')).toBe(5);
  });

  it('keeps nothing past the book’s next change, until the new book is there', () => {
    const { book, made, request: request } = counted();
    const past = { ...book, nextChangeMs: NOW.getTime() };
    for (let time = 0; time < 3; time++) request('a', NOW, past);
    expect(made.get('a')).toBe(3);
  });
});

describe('answers under way at once', () => {
  const api = withPricingApi();

  it('never share bytes', async () => {
    const bodies = Array.from({ length: 80 }, (_, index) =>
      configuration({ ZipCode: String(80_001 + (index % 12)), Amount: 1000 + index * 50 }),
    );
    const post = async (body: unknown) => (await api().visitor().post(CALLS.calculate.path, body)).text;
    const atOnce = await Promise.all(bodies.map(post));
    const alone: string[] = [];
    for (const body of bodies) alone.push(await post(body));
    expect(atOnce).toEqual(alone);
    expect(new Set(atOnce).size).toBe(bodies.length);
  });
});

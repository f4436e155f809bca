import { SITES } from '@heizplatz/country';
import { startRatingMock, type RatingDouble } from './start-rating-mock.ts';

describe('the rating service’s double', () => {
  let double: RatingDouble;
  beforeAll(async () => {
    double = await startRatingMock(0);
  });
  afterAll(() => double.stop());

  const request = (id: string, signal?: AbortSignal) =>
    fetch(`${double.url}/shops/${id}/quality`, signal ? { signal } : {});
  const behave = (behaviour: string) => fetch(`${double.url}/behaviour/${behaviour}`, { method: 'PUT' });

  it.each(Object.values(SITES).map(({ trustedShopsId }) => trustedShopsId))('rates %s', async (id) => {
    expect(await (await request(id)).json()).toMatchObject({
      mark: expect.any(Number),
      allReviews: expect.any(Number),
    });
    expect(await (await fetch(`${double.url}/asked`)).json()).toContain(id);
  });

  it('knows no other shop', async () => {
    expect((await request('X123')).status).toBe(404);
    expect((await fetch(`${double.url}/elsewhere`)).status).toBe(404);
  });

  it('fails, talks nonsense and stays silent when it is told to', async () => {
    await behave('fail');
    expect((await request('DEMO-RATING-DE')).status).toBe(503);
    await behave('talk-nonsense');
    expect(await (await request('DEMO-RATING-DE')).json()).toEqual({ mark: 'gut' });
    await behave('stay-silent');
    await expect(request('DEMO-RATING-DE', AbortSignal.timeout(200))).rejects.toThrow();
    expect((await behave('dance')).status).toBe(404);
  });
});

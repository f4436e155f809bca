import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createCallCache } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { SITES } from '@heizplatz/country';
import * as v from 'valibot';
import { createRatingService } from './rating-service';

const DOUBLE = join(__dirname, '../../../../../tools/mock-services/main.ts');
const Listening = v.object({ urls: v.object({ 'trusted-shops': v.string() }) });
const ID = SITES[1].trustedShopsId;
const start = Date.now();

/** The cache reads the system's clock. */
const setSeconds = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(start + seconds * 1000);

/** Ends a call when a test says so: a busy machine takes longer than any short time. */
const TIMEOUT_MS = 300;
let limit = new AbortController();
beforeEach(() => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
});
afterEach(() => jest.restoreAllMocks());

describe('GET /api/site/trusted-shops/{id}/overall', () => {
  const cache = createCallCache();
  let double: ChildProcess | undefined;
  let url = '';
  const api = withApi({
    services: async () => {
      double = fork(DOUBLE, { env: { ...process.env, SERVICES: 'trusted-shops' } });
      const [message]: unknown[] = await once(double, 'message');
      url = v.parse(Listening, message).urls['trusted-shops'];
      return { ratingService: createRatingService({ url, timeoutMs: TIMEOUT_MS }), cache };
    },
  });
  afterAll(async () => {
    await cache.close();
    if (!double) return;
    const gone = once(double, 'exit');
    double.kill('SIGTERM');
    await gone;
  });

  const request = (id: string = ID) => api().visitor().get(`/api/site/trusted-shops/${id}/overall`);
  const behave = (behaviour: string) => fetch(`${url}/behaviour/${behaviour}`, { method: 'PUT' });
  const requestCount = async (id: string): Promise<number> => {
    const requests = v.parse(v.array(v.string()), await (await fetch(`${url}/asked`)).json());
    return requests.filter((one) => one === id).length;
  };

  it('gives the marks of the site’s own shop, and asks the service once an hour', async () => {
    setSeconds(0);
    const response = await request();
    expect(response.json()).toEqual({
      ...{ OverallMark: 4.61, OverallMarkDescriptionGUILang: 'Sehr gut' },
      ...{ ActiveReviewCount: 1184, ActivePeriodInDays: 365, TotalReviewCount: 4873 },
    });
    expect(response.headers['cache-control']).toBe('private, max-age=3600');
    setSeconds(3599);
    await request();
    expect(await requestCount(ID)).toBe(1);
    setSeconds(3601);
    await request();
    expect(await requestCount(ID)).toBe(2);
  });

  it.each([
    ['fail', SITES[2].trustedShopsId, 10_000],
    ['talk-nonsense', SITES[3].trustedShopsId, 20_000],
    ['stay-silent', SITES[2].trustedShopsId, 30_000],
  ])(
    'is null, which nobody keeps, while the service should %s, asks again after a minute, and comes back',
    async (behaviour, id, at) => {
      setSeconds(at);
      await behave(behaviour);
      const before = await requestCount(id);
      const requested = request(id);
      while ((await requestCount(id)) === before);
      expect(AbortSignal.timeout).toHaveBeenCalledWith(TIMEOUT_MS);
      if (behaviour === 'stay-silent') limit.abort(new DOMException('too late', 'TimeoutError'));
      const response = await requested;
      expect([response.status, response.json(), response.headers['cache-control']]).toEqual([200, null, 'no-store']);
      expect((await request(id)).json()).toBeNull();
      expect(await requestCount(id)).toBe(before + 1);
      limit = new AbortController();
      await behave('answer');
      setSeconds(at + 61);
      expect((await request(id)).json()).toMatchObject({ TotalReviewCount: expect.any(Number) });
    },
  );

  it('asks for no shop that is not ours', async () => {
    expect((await request('X0123456789')).problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await requestCount('X0123456789')).toBe(0);
    expect((await request('a%20b')).problem().code).toBe('VALIDATION');
  });
});

describe('without a service', () => {
  const api = withApi();

  it('there is no rating, which is no failure', async () => {
    const response = await api().visitor().get(`/api/site/trusted-shops/${ID}/overall`);
    expect([response.status, response.json()]).toEqual([200, null]);
  });
});

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createCallCache } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import * as v from 'valibot';
import { createLeadPartner } from './lead-partner';

const DOUBLE = join(__dirname, '../../../../../tools/mock-services/main.ts');
const Listening = v.object({ urls: v.object({ waermepartner: v.string() }) });

/** Ends a call when a test says so: a busy machine takes longer than any short time. */
const TIMEOUT_MS = 300;
let limit: AbortController;
beforeEach(() => {
  limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
});
afterEach(() => jest.restoreAllMocks());

const NO_BANNER = { IsSuccess: false, Payload: null };

describe('GET /api/waermepartner/is-available', () => {
  const cache = createCallCache();
  let double: ChildProcess | undefined;
  let url = '';
  const api = withApi({
    services: async () => {
      double = fork(DOUBLE, { env: { ...process.env, SERVICES: 'waermepartner' } });
      const [message]: unknown[] = await once(double, 'message');
      url = v.parse(Listening, message).urls.waermepartner;
      return { leadPartner: createLeadPartner({ url, timeoutMs: TIMEOUT_MS }), cache };
    },
  });
  afterAll(async () => {
    await cache.close();
    if (!double) return;
    const gone = once(double, 'exit');
    double.kill('SIGTERM');
    await gone;
  });

  /** How often the partner was queried for a place. */
  const requestCount = async (place: string): Promise<number> => {
    const requests = v.parse(v.array(v.string()), await (await fetch(`${url}/asked`)).json());
    return requests.filter((one) => one === place).length;
  };

  const request = async (zipCode: string, countryId = 1) =>
    api().visitor().get(`/api/waermepartner/is-available?countryId=${countryId}&zipCode=${zipCode}`);

  it('gives what the partner offers at a place, kept for 120 s', async () => {
    const response = await request('80331');
    expect(response.json()).toMatchObject({
      IsSuccess: true,
      Payload: {
        PartnerName: 'Wärmepartner (Demonstration)',
        LinkUrl: 'https://example.com/?von=heizplatz&land=DE&plz=80331',
      },
    });
    expect(response.headers['cache-control']).toBe('private, max-age=120');
  });

  it('asks the partner once in 120 s for a place', async () => {
    await request('1010', 2);
    await request('1010', 2);
    expect(await requestCount('AT 1010')).toBe(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000);
    await request('1010', 2);
    clock.mockRestore();
    expect(await requestCount('AT 1010')).toBe(2);
  });

  it.each([
    ['the partner does not serve', '10119'],
    ['the partner fails', '10118'],
    ['the partner talks nonsense', '10116'],
    ['there is no postcode', ''],
    ['the postcode is none of the country', '8001'],
  ])('means no banner where %s', async (_, zipCode) => {
    const response = await request(zipCode);
    expect([response.status, response.json()]).toEqual([200, NO_BANNER]);
  });

  it('means no banner where the partner stays silent', async () => {
    const response = request('10117');
    while ((await requestCount('DE 10117')) === 0);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(TIMEOUT_MS);
    limit.abort(new DOMException('too late', 'TimeoutError'));
    expect((await response).json()).toEqual(NO_BANNER);
  });

  it('does not ask a partner that failed again at once', async () => {
    await request('20098');
    await request('20098');
    expect(await requestCount('DE 20098')).toBe(1);
  });

  it('refuses an unknown country', async () => {
    expect((await request('80331', 9)).problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});

describe('without a partner', () => {
  const api = withApi();

  it('there is no banner', async () => {
    const response = await api().visitor().get('/api/waermepartner/is-available?countryId=1&zipCode=80331');
    expect([response.status, response.json()]).toEqual([200, NO_BANNER]);
  });
});

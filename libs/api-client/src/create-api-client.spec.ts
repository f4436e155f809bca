/** @jest-environment node */
import { CALLS, CSRF_HEADER } from '@heizplatz/contract';
import { createApiClient, type ApiClientOptions } from './create-api-client';
import { callKey } from './call-key';
import { cacheResponses } from './cached-responses';
import { ProblemError } from './problem-error';

const NOW = new Date('2026-11-21T10:00:00Z');
const FUTURE_SECONDS = NOW.getTime() / 1000 + 60;
const PAST_SECONDS = NOW.getTime() / 1000 - 1;

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

/** A client whose network returns `responses` in order and which records what was sent. */
function client(responses: (Response | Error)[], options: Partial<ApiClientOptions> = {}) {
  const sent: Sent[] = [];
  const api = createApiClient({
    baseUrl: 'http://api',
    clock: () => NOW,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init, headers: new Headers(init.headers) });
      const response = responses.shift();
      if (!response || response instanceof Error) throw response ?? new Error('no response left');
      return response;
    },
    ...options,
  });
  return { api, sent };
}

const json = (content: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(content), { status, headers });

const problem = (status: number, code: string) => json({ type: 'about:blank', title: code, status, code }, status);

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

const ZIP = { ZipCode: '10115', CountryId: 1 } as const;

describe('a call that fails', () => {
  it.each([
    ['refused', () => problem(400, 'VALIDATION'), 'VALIDATION'],
    ['not answered', () => new TypeError('network'), 'UNAVAILABLE'],
  ])('is told to onFailure with its id: %s', async (_, response, code) => {
    const onFailure = jest.fn<void, [string, ProblemError]>();
    const { api } = client([response()], { onFailure });
    await failure(api(CALLS.checkZipCode, { body: ZIP }));
    expect(onFailure.mock.calls.map(([id, error]) => [id, error.code])).toEqual([['checkZipCode', code]]);
  });

  it('is not told of where the contract has a value for 404', async () => {
    const onFailure = jest.fn();
    const { api } = client([problem(404, 'NOT_FOUND')], { onFailure });
    await expect(api(CALLS.orderProcess, { params: { countryId: '1' }, query: { productGroupId: '3' } })).resolves.toBe(
      null,
    );
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('what is sent', () => {
  it('is path, query and method of the contract, with credentials', async () => {
    const { api, sent } = client([json({})]);
    await api(CALLS.bestPrices, { params: { countryId: '1' }, query: { amount: '6000', zipCode: '10 115' } });
    expect(sent[0]).toMatchObject({
      url: 'http://api/api/site/1/prices/best?amount=6000&zipCode=10+115',
      init: { method: 'GET', credentials: 'include' },
    });
  });

  it('is the body as JSON', async () => {
    const { api, sent } = client([json(true)]);
    await expect(api(CALLS.checkZipCode, { body: ZIP })).resolves.toBe(true);
    expect(sent[0]?.init.body).toBe(JSON.stringify(ZIP));
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  it.each([
    ['a token that lives', `hp_token=abc; hp_token_exp=${FUTURE_SECONDS}`, 'Bearer abc'],
    ['a token that has expired', `hp_token=abc; hp_token_exp=${PAST_SECONDS}`, null],
    ['a token without expiry', 'hp_token=abc', null],
    ['no cookie', '', null],
  ])('carries Bearer by the cookies: %s', async (_, cookie, expected) => {
    const { api, sent } = client([json(true)], { headers: () => ({ cookie }) });
    await api(CALLS.checkZipCode, { body: ZIP });
    expect(sent[0]?.headers.get('authorization')).toBe(expected);
    expect(sent[0]?.headers.get('cookie')).toBe(cookie);
  });

  it('carries the CSRF cookie as header on calls that need it, and on no others', async () => {
    const { api, sent } = client([json({ success: true, token: 't' }), json(true)], { cookies: () => 'hp_csrf=a%2Eb' });
    await api(CALLS.registerGuest, { body: {} });
    await api(CALLS.checkZipCode, { body: ZIP });
    expect(sent.map(({ headers }) => headers.get(CSRF_HEADER))).toEqual(['a.b', null]);
  });

  it('carries the value of a form instead of the cookie’s, and nothing where the form had none', async () => {
    const responses = [json({ success: true, token: 't' }), json({ success: true, token: 't' })];
    const tokens = ['of.form', ''];
    const { api, sent } = client(responses, { cookies: () => 'hp_csrf=of.cookie', csrfToken: () => tokens.shift() });
    await api(CALLS.registerGuest, { body: {} });
    await api(CALLS.registerGuest, { body: {} });
    expect(sent.map(({ headers }) => headers.get(CSRF_HEADER))).toEqual(['of.form', null]);
  });
});

describe('CSRF', () => {
  const renewing = (cookie: { text: string }): Partial<ApiClientOptions> => ({
    cookies: () => cookie.text,
    renewCsrf: async (api) => {
      await api(CALLS.renewSession, { query: {} });
      cookie.text = 'hp_csrf=new';
    },
  });

  it('is fetched first when the cookie is missing', async () => {
    const { api, sent } = client(
      [json({ success: true }), json({ success: true, token: 't' })],
      renewing({ text: '' }),
    );
    await api(CALLS.registerGuest, { body: {} });
    expect(sent.map(({ url }) => url)).toEqual(['http://api/session/renew', 'http://api/api/account/jwt/gast']);
    expect(sent[1]?.headers.get(CSRF_HEADER)).toBe('new');
  });

  it('is renewed once when it was refused, and the call repeated', async () => {
    const responses = [problem(403, 'CSRF'), json({ success: true }), json({ success: true, token: 't' })];
    const { api, sent } = client(responses, renewing({ text: 'hp_csrf=old' }));
    await expect(api(CALLS.registerGuest, { body: {} })).resolves.toEqual({ success: true, token: 't' });
    expect(sent).toHaveLength(3);
  });

  it('that another call set meanwhile is sent instead, also by a call that fetched one first', async () => {
    const cookie = { text: '' };
    const responses = [json({ success: true }), problem(403, 'CSRF'), json({ success: true, token: 't' })];
    const { api, sent } = client(responses, {
      ...renewing(cookie),
      headers: () => {
        // The response to another call's renewal arrives once this one has its header.
        if (cookie.text === 'hp_csrf=new') queueMicrotask(() => (cookie.text = 'hp_csrf=newer'));
        return {};
      },
    });
    await expect(api(CALLS.registerGuest, { body: {} })).resolves.toEqual({ success: true, token: 't' });
    expect(sent.map(({ headers }) => headers.get(CSRF_HEADER))).toEqual([null, 'new', 'newer']);
  });

  it('refused again is thrown', async () => {
    const { api, sent } = client([json({ success: true }), problem(403, 'CSRF')], renewing({ text: '' }));
    expect(await failure(api(CALLS.registerGuest, { body: {} }))).toMatchObject({ status: 403, code: 'CSRF' });
    expect(sent).toHaveLength(2);
  });

  it('is not the reason of other refusals', async () => {
    const { api, sent } = client([problem(403, 'FORBIDDEN')], renewing({ text: 'hp_csrf=old' }));
    expect(await failure(api(CALLS.registerGuest, { body: {} }))).toMatchObject({ code: 'FORBIDDEN' });
    expect(sent).toHaveLength(1);
  });
});

describe('what comes back', () => {
  it('is parsed by the call’s schema, so what the contract does not know is left out', async () => {
    const { api } = client([json({ success: true, extra: 1 })]);
    const response = await api(CALLS.renewSession, { query: {} });
    const input: { success: boolean } = response;
    expect(input).toEqual({ success: true });
  });

  it.each([
    ['of another shape', () => json({ success: 'yes' })],
    ['that is not JSON', () => new Response('<html>')],
    ['that is empty', () => new Response('')],
  ])('is refused as a broken answer: one %s', async (_, response) => {
    const { api } = client([response()]);
    const error = await failure(api(CALLS.renewSession, { query: {} }));
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ status: 502, code: 'INTERNAL' });
  });

  it('is the contract’s value for 404, or else the problem', async () => {
    const { api } = client([problem(404, 'NOT_FOUND'), problem(404, 'NOT_FOUND')]);
    const page = await api(CALLS.contentPage, { params: { countryId: '1' }, query: { path: '/x' } });
    expect(page).toBeNull();
    expect(await failure(api(CALLS.checkZipCode, { body: ZIP }))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'TOO_MANY_REQUESTS'],
    [418, 'BAD_REQUEST'],
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
  ])('has a code even when %i brings no problem document', async (status, code) => {
    const { api } = client([new Response('<h1>Proxy</h1>', { status })]);
    expect(await failure(api(CALLS.checkZipCode, { body: ZIP }))).toMatchObject({ status, code });
  });

  it('is UNAVAILABLE with status 0 when nobody answers', async () => {
    const { api } = client([new TypeError('fetch failed')]);
    expect(await failure(api(CALLS.checkZipCode, { body: ZIP }))).toMatchObject({ status: 0, code: 'UNAVAILABLE' });
  });

  it('is the caller’s own reason when the caller aborted', async () => {
    const abort = new AbortController();
    abort.abort('left the page');
    const { api } = client([new Error('aborted')]);
    expect(await failure(api(CALLS.checkZipCode, { body: ZIP }, { signal: abort.signal }))).toBe('left the page');
  });
});

describe('who hears of it', () => {
  it('onAnswer by key, parsed, and of a 404 too; not of fresh ones; onResponse of every one', async () => {
    const responses = new Map<string, unknown>();
    const cookies: string[] = [];
    const { api } = client(
      [
        json({ success: true, more: 1 }, 200, { 'set-cookie': 'a=1' }),
        problem(404, 'NOT_FOUND'),
        json({ success: true }),
      ],
      {
        onAnswer: (key, response) => responses.set(key, response),
        onResponse: (headers) => cookies.push(...headers.getSetCookie()),
      },
    );
    const page = { params: { countryId: '1' }, query: { path: '/x' } };
    await api(CALLS.renewSession, { query: { v: '1' } });
    await api(CALLS.contentPage, page);
    await api(CALLS.renewSession, { query: { v: '2' } }, { fresh: true });
    expect([...responses]).toEqual([
      [callKey(CALLS.renewSession, { query: { v: '1' } }), { success: true }],
      [callKey(CALLS.contentPage, page), null],
    ]);
    expect(cookies).toEqual(['a=1']);
  });
});

it('a write’s answer is not recorded: its key may hold a password', async () => {
  const onAnswer = jest.fn();
  const { api } = client([json({ success: true, token: 't' })], { cookies: () => 'hp_csrf=a.b', onAnswer });
  await api(CALLS.registerGuest, { body: {} });
  expect(onAnswer).not.toHaveBeenCalled();
});

describe('kept answers', () => {
  const place = { query: { countryId: '1', zipCode: '10115' } };
  const lead = { IsSuccess: true, Payload: null };

  it('spare the network for cacheSeconds, unless asked fresh', async () => {
    let now = NOW;
    const { api, sent } = client([json(lead), json(lead), json(lead)], { cached: cacheResponses(() => now) });
    await api(CALLS.leadAvailability, place);
    now = new Date(NOW.getTime() + 119_000);
    await api(CALLS.leadAvailability, place);
    expect(sent).toHaveLength(1);
    await api(CALLS.leadAvailability, place, { fresh: true });
    expect(sent).toHaveLength(2);
    now = new Date(NOW.getTime() + 240_000);
    await api(CALLS.leadAvailability, place);
    expect(sent).toHaveLength(3);
  });

  it('are never failures, nor answers of calls without cacheSeconds', async () => {
    const responses = [problem(503, 'UNAVAILABLE'), json(lead), json(true), json(true)];
    const { api, sent } = client(responses, { cached: cacheResponses(() => NOW) });
    await failure(api(CALLS.leadAvailability, place));
    await api(CALLS.leadAvailability, place);
    await api(CALLS.checkZipCode, { body: ZIP });
    await api(CALLS.checkZipCode, { body: ZIP });
    expect(sent).toHaveLength(4);
  });

  it('are never those that a flush may change: the browser asks whether they are still the same', async () => {
    const { api, sent } = client([json([]), json([])], { cached: cacheResponses(() => NOW) });
    await api(CALLS.bestPrice, { query: { countryId: '1' } });
    await api(CALLS.bestPrice, { query: { countryId: '1' } });
    expect(sent).toHaveLength(2);
  });
});

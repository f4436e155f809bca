/** @jest-environment node */
import { CSRF_HEADER, RELEASE_HEADER, SITE_HEADER } from '@heizplatz/contract';
import { openPageCalls, type PageCall } from './page-calls';

const BROUGHT = ['hp_csrf=new; Path=/; Secure', 'hp_refresh=secret; Path=/; HttpOnly; Secure'];
const sent: { readonly url: string; readonly init: RequestInit }[] = [];
const fetchApi: typeof fetch = async (url, init = {}) => {
  sent.push({ url: String(url), init });
  return new Response('{"a":"ü"}', { status: 201, headers: BROUGHT.map((header) => ['set-cookie', header]) });
};
const open = () =>
  openPageCalls({
    ...{ apiUrl: 'http://127.0.0.1:4201', fetchApi, countryId: 2, ip: '192.0.2.1', requestId: 'r', trace: {} },
    cookieHeader: 'hp_refresh=mine; hp_token=t',
  });
const call = (overrides: Partial<PageCall> = {}): PageCall => ({
  ...{ method: 'GET', path: '/api/x?y=1', headers: {}, body: null },
  ...overrides,
});
beforeEach(() => sent.splice(0));

it('adds what the page does not have: cookies, address, request and site', async () => {
  await open().callApi(
    call({ method: 'POST', headers: { Accept: 'a', [CSRF_HEADER]: 'c', [RELEASE_HEADER]: 'o@1' }, body: '{}' }),
  );
  expect(sent).toEqual([
    {
      url: 'http://127.0.0.1:4201/api/x?y=1',
      init: {
        ...{ method: 'POST', body: '{}' },
        headers: {
          ...{ Accept: 'a', [CSRF_HEADER]: 'c', [RELEASE_HEADER]: 'o@1', cookie: 'hp_refresh=mine; hp_token=t' },
          ...{ 'x-forwarded-for': '192.0.2.1', 'x-request-id': 'r', [SITE_HEADER]: '2' },
        },
      },
    },
  ]);
});

it('takes no header of the page that is the shell’s to set', async () => {
  const headers = { Cookie: 'hp_auth=x', 'X-Forwarded-For': '::1', [SITE_HEADER]: '3', host: 'x', connection: 'close' };
  await open().callApi(call({ headers }));
  expect(Object.keys(Object(sent[0]?.init.headers)).toSorted()).toEqual(
    ['cookie', 'x-forwarded-for', 'x-request-id', SITE_HEADER].toSorted(),
  );
  expect(sent[0]?.init.headers).toMatchObject({ cookie: 'hp_refresh=mine; hp_token=t', [SITE_HEADER]: '2' });
});

it('gives the page status, bytes and cookies that scripts may read; the document gets all', async () => {
  const { callApi, setCookies } = open();
  const { body, ...answer } = await callApi(call());
  expect(answer).toEqual({ status: 201, setCookies: [BROUGHT[0]] });
  expect(Buffer.from(body).toString()).toBe('{"a":"ü"}');
  expect(setCookies).toEqual(BROUGHT);
});

it('its second call has the cookies of the first one’s response', async () => {
  const { callApi } = open();
  await callApi(call());
  await callApi(call());
  expect(sent[1]?.init.headers).toMatchObject({ cookie: 'hp_refresh=secret; hp_token=t; hp_csrf=new' });
});

it.each([
  ...['/health', '/outbox/1', '/apix', '/api', '/api/../metrics', '/api/%2e%2e/metrics', '//127.0.0.1:80/api/x'],
  ...['http://evil.example/api/x', '\\\\evil.example/api/x', '/api\\..\\metrics', ''],
])('calls nothing but the API: %j is refused', async (path) => {
  await expect(open().callApi(call({ path }))).rejects.toThrow();
  expect(sent).toEqual([]);
});

it.each([{ method: 'TRACE' }, { body: 7 }, { headers: { accept: 1 } }, { path: null }])(
  'what is no call is refused: %j',
  async (part) => {
    await expect(open().callApi({ ...call(), ...part } as PageCall)).rejects.toThrow();
    expect(sent).toEqual([]);
  },
);

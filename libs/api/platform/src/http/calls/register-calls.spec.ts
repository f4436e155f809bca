import { ANYONE, defineCall, IDENTIFIED } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import * as v from 'valibot';
import { withApi } from '../../testing/api-test';
import { defineHandler } from './define-handler';
import { problem } from '../problems/problem';

const renew = defineCall({
  id: 'renew',
  summary: 'Sets a cookie',
  method: 'GET',
  path: '/session/renew',
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: false,
});
const echo = defineCall({
  id: 'echo',
  summary: 'Says it again',
  method: 'POST',
  path: '/api/echo/:number',
  params: v.object({ number: v.pipe(v.string(), v.regex(/^\d+$/, 'NOT_A_NUMBER')) }),
  query: v.object({ loud: v.optional(v.string(), 'no') }),
  body: v.object({
    Text: v.pipe(v.string(), v.minLength(1, 'EMPTY')),
    Inner: v.optional(v.object({ Id: v.number() })),
  }),
  response: v.object({ Text: v.string() }),
  access: ANYONE,
  csrf: false,
});
const leaking = defineCall({ ...echo, id: 'leaking', path: '/api/leaking/:number' });
const guarded = defineCall({ ...renew, id: 'guarded', path: '/api/guarded', access: IDENTIFIED });
const roled = defineCall({
  ...renew,
  id: 'roled',
  path: '/api/roled',
  access: { kind: 'roles', anyOf: [ROLES.press] },
});
const missing = defineCall({ ...renew, id: 'missing', path: '/api/missing', onNotFound: null });
const failing = defineCall({ ...renew, id: 'failing', path: '/api/failing' });
const tagged = defineCall({ ...renew, id: 'tagged', path: '/api/tagged', cacheSeconds: 3600, tags: ['news'] });
const stored = defineCall({ ...renew, id: 'kept', path: '/api/kept', cacheSeconds: 120 });

const withSecret = { Text: 'Hallo', Secret: 'x' };
let isPublished = false;
const handlers = [
  defineHandler(echo, ({ body, query }) => ({ Text: query.loud === 'yes' ? body.Text.toUpperCase() : body.Text })),
  defineHandler(leaking, () => withSecret),
  defineHandler(guarded, () => ({ success: true })),
  defineHandler(roled, () => ({ success: true })),
  defineHandler(missing, () => {
    throw problem('NOT_FOUND');
  }),
  defineHandler(failing, () => {
    throw new Error('password is Heizen');
  }),
  defineHandler(stored, () => ({ success: true })),
  defineHandler(tagged, () => ({ success: isPublished })),
];

describe('a registered call', () => {
  const api = withApi({ handlers });

  it('answers what its rule gives', async () => {
    const response = await api().visitor().post('/api/echo/1?loud=yes', { Text: 'Hallo' });
    expect(response.status).toBe(200);
    expect(response.json()).toEqual({ Text: 'HALLO' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('names every wrong field with its path and code', async () => {
    const response = await api().visitor().post('/api/echo/x', { Text: '', Inner: {} });
    expect(response.status).toBe(400);
    expect(response.problem()).toMatchObject({
      code: 'VALIDATION',
      errors: [
        { path: 'params.number', code: 'NOT_A_NUMBER' },
        { path: 'body.Text', code: 'EMPTY' },
        { path: 'body.Inner.Id', code: 'REQUIRED' },
      ],
    });
  });

  it('refuses text that PostgreSQL cannot hold', async () => {
    const response = await api().visitor().post('/api/echo/1', { Text: 'a\0b' });
    expect(response.problem().errors).toEqual([{ path: 'body.Text', code: 'INVALID' }]);
  });

  it('fails rather than answering a field that the contract does not name', async () => {
    const response = await api().visitor().post('/api/leaking/1', { Text: 'a' });
    expect(response.status).toBe(500);
    expect(response.text).not.toContain('Secret');
  });

  it('asks for an identity where one is needed', async () => {
    expect((await api().visitor().get('/api/guarded')).problem()).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect((await api().visitor().get('/api/roled')).problem().status).toBe(401);
  });

  it('hides what an unexpected failure said, and names the request', async () => {
    const response = await api()
      .visitor()
      .get('/api/failing', { headers: { 'x-request-id': 'shell-12345678' } });
    expect(response.problem()).toMatchObject({ status: 500, code: 'INTERNAL', requestId: 'shell-12345678' });
    expect(response.headers['x-request-id']).toBe('shell-12345678');
    expect(response.text).not.toContain('Heizen');
  });

  it('answers 404 by a problem that clients turn into the value for it', async () => {
    expect((await api().visitor().get('/api/missing')).problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('may be kept as long as the contract says', async () => {
    expect((await api().visitor().get('/api/kept')).headers['cache-control']).toBe('private, max-age=120');
  });

  it('that a flush may change is stored by the browser, which asks each time whether it is the same', async () => {
    const get = (etag?: string) =>
      api()
        .visitor()
        .get('/api/tagged', etag === undefined ? {} : { headers: { 'if-none-match': etag } });
    const first = await get();
    const etag = String(first.headers['etag']);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.stringMatching(/^"/) });
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`])
      expect(await get(named)).toMatchObject({ status: 304, text: '', headers: { etag } });
    expect(await get('"other"')).toMatchObject({ status: 200, headers: { etag } });

    isPublished = true;
    await api().services.cache.forget(['news']);
    const flushed = await get(etag);
    expect([flushed.status, flushed.text]).toEqual([200, '{"success":true}']);
    expect(flushed.headers['etag']).not.toBe(etag);
  });
});

describe('what no call takes', () => {
  const api = withApi({ handlers });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['an unknown path', 'GET', '/api/nowhere', {}, 404],
    ['an unknown method', 'DELETE', '/api/echo/1', {}, 405],
    ['a path that cannot be decoded', 'GET', '/api/%E0%A4%A', {}, 400],
    ['broken JSON', 'POST', '/api/echo/1', { rawBody: '{"Text":', headers: json }, 400],
    ['no body', 'POST', '/api/echo/1', { headers: json }, 400],
    ['a prototype in JSON', 'POST', '/api/echo/1', { rawBody: '{"__proto__":{"Text":"a"}}', headers: json }, 400],
    ['another content type', 'POST', '/api/echo/1', { rawBody: 'a', headers: { 'content-type': 'text/xml' } }, 415],
    ['two megabytes', 'POST', '/api/echo/1', { body: { Text: 'x'.repeat(2 ** 21) } }, 413],
  ])('%s is answered by a problem document', async (_, method, path, request, status) => {
    const response = await api().visitor().send(method, path, request);
    expect(response.problem().status).toBe(status);
    expect(response.status).toBe(status);
  });

  it('headers beyond the limit are answered by a problem document', async () => {
    const response = await api()
      .visitor()
      .get('/api/kept', { headers: { 'x-long': 'x'.repeat(40_000) } });
    expect(response.problem().status).toBe(431);
  });
});

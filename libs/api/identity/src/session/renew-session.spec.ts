import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { guest } from '../users/testing/guests';

const api = withApi();

describe('GET session/renew', () => {
  it('gives a CSRF cookie that script can read, and keeps it when asked again', async () => {
    const visitor = api().visitor();
    const response = await visitor.get(`${CALLS.renewSession.path}?v=1763722800000`);
    expect(response.json()).toEqual({ success: true });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^hp_csrf=[\w-]+\.[\w-]+; Max-Age=604800; Path=\/; Secure; SameSite=Lax$/),
    ]);
    const first = visitor.cookies.get('hp_csrf');
    await visitor.call(CALLS.renewSession);
    expect(visitor.cookies.get('hp_csrf')).toBe(first);
  });

  it('replaces a planted value', async () => {
    const visitor = api().visitor();
    visitor.cookies.set('hp_csrf', 'planted');
    await visitor.call(CALLS.renewSession);
    expect(visitor.cookies.get('hp_csrf')).not.toBe('planted');
  });

  it('leaves who is logged in', async () => {
    const visitor = await guest(api(), 'gast@example.com');
    const before = new Map(visitor.cookies);
    await visitor.call(CALLS.renewSession);
    expect(visitor.cookies).toEqual(before);
  });

  it('refuses a query that is too long', async () => {
    const response = await api()
      .visitor()
      .get(`${CALLS.renewSession.path}?v=${'1'.repeat(21)}`);
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: 'query.v', code: 'TOO_LONG' }] });
  });
});

describe('the CSRF header', () => {
  it.each(['RequestVerificationToken', 'request-verification-token'])('is read as %s', async (name) => {
    const visitor = await api().visitorWithCsrf();
    const headers = { [name]: visitor.cookies.get('hp_csrf') ?? '' };
    expect((await visitor.post(CALLS.logout.path, {}, { sendsCsrf: false, headers })).status).toBe(200);
  });

  it('must repeat the caller’s own cookie', async () => {
    const [visitor, other] = [await api().visitorWithCsrf(), await api().visitorWithCsrf()];
    const headers = { RequestVerificationToken: other.cookies.get('hp_csrf') ?? '' };
    const response = await visitor.post(CALLS.logout.path, {}, { sendsCsrf: false, headers });
    expect(response.problem().code).toBe('CSRF');
  });
});

import { withApi } from '../../testing/api-test';

const TOKEN = 'a-token-of-machines-with-32-chars';
const PATHS = ['/metrics', '/internal/flushes'];

describe('with METRICS_TOKEN', () => {
  const api = withApi({ handlers: [], env: { METRICS_TOKEN: TOKEN } });
  const request = (path: string, authorization?: string) =>
    api()
      .visitor()
      .get(path, { headers: authorization === undefined ? {} : { authorization } });

  it.each(PATHS)('%s needs it', async (path) => {
    for (const brought of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      const response = await request(path, brought);
      expect([brought, response.status]).toEqual([brought, 401]);
      expect(response.problem().code).toBe('UNAUTHENTICATED');
    }
  });

  it('metrics are read by it, and health without it', async () => {
    expect((await request('/metrics', `Bearer ${TOKEN}`)).text).toContain('heizplatz_database_clients');
    expect((await request('/healthz')).status).toBe(200);
  });
});

import { withApi } from '../../testing/api-test';

const METRICS = 'a-token-of-machines-with-32-chars';
const SHELL = 'a-token-of-shells-with-32-charact';
const PATHS = [
  ['/metrics', METRICS, SHELL],
  ['/internal/flushes', SHELL, METRICS],
  ['/internal/releases/pointer', SHELL, METRICS],
] as const;

describe('with METRICS_TOKEN and SHELL_TOKEN', () => {
  const api = withApi({ handlers: [], env: { METRICS_TOKEN: METRICS, SHELL_TOKEN: SHELL } });
  const request = (path: string, authorization?: string) =>
    api()
      .visitor()
      .get(path, { headers: authorization === undefined ? {} : { authorization } });

  it.each(PATHS)('%s needs its own, and the other one opens nothing', async (path, token, other) => {
    const wrong = [undefined, '', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token, `Bearer ${other}`];
    for (const brought of wrong) {
      const response = await request(path, brought);
      expect([brought, response.status]).toEqual([brought, 401]);
      expect(response.problem().code).toBe('UNAUTHENTICATED');
    }
  });

  it('metrics are read by one, and health without any', async () => {
    expect((await request('/metrics', `Bearer ${METRICS}`)).text).toContain('heizplatz_database_clients');
    expect((await request('/healthz')).status).toBe(200);
  });
});

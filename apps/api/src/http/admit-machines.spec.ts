import type { Config } from '../config';
import { withApi } from '../testing/api-test';
import { isAdmitted } from './admit-machines';

const TOKEN = 'a-token-of-machines-with-32-chars';
const PATHS = ['/metrics', '/internal/flushes'];

describe('with METRICS_TOKEN', () => {
  const api = withApi({ handlers: [], env: { METRICS_TOKEN: TOKEN } });
  const ask = (path: string, authorization?: string) =>
    api()
      .visitor()
      .get(path, { headers: authorization === undefined ? {} : { authorization } });

  it.each(PATHS)('%s needs it', async (path) => {
    for (const brought of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      const answer = await ask(path, brought);
      expect([brought, answer.status]).toEqual([brought, 401]);
      expect(answer.problem().code).toBe('UNAUTHENTICATED');
    }
  });

  it('metrics are read by it, and health without it', async () => {
    expect((await ask('/metrics', `Bearer ${TOKEN}`)).text).toContain('heizplatz_database_clients');
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('without METRICS_TOKEN', () => {
  const isOpen = (mode: Config['mode'], remoteAddress: string) =>
    isAdmitted({ authorization: 'Bearer null', remoteAddress }, { mode, metricsToken: null });

  it.each(['demo', 'development', 'test'] as const)('%s is open to this machine alone', (mode) => {
    for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isOpen(mode, here)).toBe(true);
    for (const other of ['10.0.0.7', '', '::ffff:10.0.0.7']) expect(isOpen(mode, other)).toBe(false);
  });

  it('production is closed', () => {
    expect(isOpen('production', '127.0.0.1')).toBe(false);
  });
});

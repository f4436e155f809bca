import { DAY_MS } from '@heizplatz/country';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { listReleaseTokens, revokeReleaseTokens, rotateReleaseToken } from '@heizplatz/releases/database';
import { codeOf, createRegistryTest, pack } from './testing/registry-test';

const registry = createRegistryTest(() => api());
const api = withApi({ env: { RELEASES_DIR: registry.dir, LIMIT_ADDRESS_FAILURES: '12' } });
const REQUESTS = [
  ['GET', 'order/versions'],
  ['GET', 'order/pointer'],
  ['GET', 'order/shells'],
  ['GET', 'order/health'],
  ['POST', 'order/moves'],
  ['PUT', 'order/1'],
] as const;

beforeEach(async () => {
  await registry.reset();
  await registry.forgetFailures();
});
afterAll(() => registry.remove());

it.each(REQUESTS)('%s %s needs a token that the registry knows, for this remote', async (method, path) => {
  const answer = async (token: string | null) => codeOf(await registry.send(method, path, token));
  expect(await answer(null)).toEqual([401, 'TOKEN_MISSING']);
  expect(await answer('hzr.made-up')).toEqual([401, 'TOKEN_UNKNOWN']);
  expect(await answer(await registry.addToken('konto', ['account']))).toEqual([403, 'OTHER_TEAMS_REMOTE']);
  const token = await registry.addToken('kasse', ['order']);
  await revokeReleaseTokens(api().db, 'kasse', TEST_NOW);
  expect(await answer(token)).toEqual([401, 'TOKEN_REVOKED']);
});

it('a token that nobody replaced expires after 90 days', async () => {
  const token = await registry.addToken('kasse', ['order']);
  const answer = async () => (await registry.send('GET', 'order/versions', token)).status;
  api().setNow(new Date(TEST_NOW.getTime() + 90 * DAY_MS - 1));
  expect(await answer()).toBe(200);
  api().setNow(new Date(TEST_NOW.getTime() + 90 * DAY_MS));
  expect(codeOf(await registry.send('GET', 'order/versions', token))).toEqual([401, 'TOKEN_EXPIRED']);
  api().setNow(TEST_NOW);
});

it('a token that was rotated is valid for seven more days, the new one for its own 90', async () => {
  const old = await registry.addToken('kasse', ['order']);
  const others = await registry.addToken('konto', ['account']);
  const rotated = await rotateReleaseToken(api().db, { team: 'kasse', createdBy: 'ops@machine', now: TEST_NOW });
  expect(rotated).toMatchObject({ remotes: ['order'] });
  const answer = async (remote: string, token: string) =>
    (await registry.send('GET', `${remote}/versions`, token)).status;
  const answerAll = async () => [
    await answer('order', old),
    await answer('order', rotated?.token ?? ''),
    await answer('account', others),
  ];
  expect(await answerAll()).toEqual([200, 200, 200]);
  api().setNow(new Date(TEST_NOW.getTime() + 7 * DAY_MS));
  expect(await answerAll()).toEqual([401, 200, 200]);
  api().setNow(TEST_NOW);
});

it('a token is stored hashed, with when it was used', async () => {
  const token = await registry.addToken('kasse', ['order']);
  expect((await registry.send('GET', 'order/versions', token)).status).toBe(200);
  const [stored] = await listReleaseTokens(api().db);
  expect(stored).toMatchObject({ team: 'kasse', remotes: ['order'], createdBy: 'ops@machine', lastUsedAt: TEST_NOW });
  expect(JSON.stringify(stored)).not.toContain(token.slice(4));
});

it('a team of another remote uploads and moves nothing of this one', async () => {
  const otherTeam = await registry.addToken('konto', ['account']);
  expect(codeOf(await registry.upload('order/1', otherTeam, await pack(registry.build())))).toEqual([
    403,
    'OTHER_TEAMS_REMOTE',
  ]);
  const body = { move: 'rollback' };
  expect(codeOf(await registry.send('POST', 'order/moves', otherTeam, { body }))).toEqual([403, 'OTHER_TEAMS_REMOTE']);
});

it('a name that is no remote’s, and a version that is none, are refused', async () => {
  const token = await registry.addToken('kasse', ['order']);
  expect(codeOf(await registry.send('GET', '..%2Forder/versions', token))).toEqual([400, 'BAD_REQUEST']);
  const packed = await pack(registry.build());
  for (const version of ['..%2F1', '1.part', '%00'])
    expect(codeOf(await registry.upload(`order/${version}`, token, packed))).toEqual([400, 'BAD_REQUEST']);
});

// The last one, since the API holds who is limited in memory for a while.
it('an address that tried too many tokens waits, also with a right one', async () => {
  const token = await registry.addToken('kasse', ['order']);
  for (let tries = 0; tries < 12; tries += 1) await registry.send('GET', 'order/versions', 'hzr.made-up');
  const response = await registry.send('GET', 'order/versions', token);
  expect(codeOf(response)).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(60);
});

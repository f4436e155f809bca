import { auditLog, auditOutcomes, createReleasePointer } from '@heizplatz/api-platform';
import { TEST_NOW, type TestResponse, withApi } from '@heizplatz/api-platform/testing';
import { movePointer, switchTo } from '@heizplatz/releases';
import { desc } from 'drizzle-orm';
import { codeOf, createRegistryTest, pack } from './testing/registry-test';

const registry = createRegistryTest(() => api());
const api = withApi({ env: { RELEASES_DIR: registry.dir } });
let token = '';

const move = (body: object, remote = 'order'): Promise<TestResponse> =>
  registry.send('POST', `${remote}/moves`, token, { body });
const readPointer = async () => (await registry.send('GET', 'order/pointer', token)).json();
const openStore = () => createReleasePointer({ db: api().db, config: api().services.config, clock: () => TEST_NOW });

beforeEach(async () => {
  await registry.reset();
  token = await registry.addToken('kasse', ['order']);
  for (const version of ['1', '2', '3'])
    expect((await registry.upload(`order/${version}`, token, await pack(registry.build({ version })))).status).toBe(
      201,
    );
});
afterAll(() => registry.remove());

it('a team switches, tries, promotes and rolls back its remote; history and audit log name it', async () => {
  await move({ move: 'switch', version: '1' });
  await move({ move: 'canary', version: '2', percent: 12.5, sites: [2], reason: 'Neue Kasse' });
  expect(await readPointer()).toMatchObject({
    remote: 'order',
    entry: {
      revision: 2,
      serving: [
        { version: '2', share: 0.125, sites: [2] },
        { version: '1', share: 1, sites: null },
      ],
    },
    moves: [
      { by: 'team kasse', reason: 'Neue Kasse', command: 'canary 2 --percent 12.5 --site at (registry)' },
      { command: 'switch 1 (registry)' },
    ],
  });
  const [line] = await api().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({ callId: 'startCanary', actorName: expect.stringMatching(/^Team kasse /) });
  const [outcome] = await api().db.select().from(auditOutcomes).orderBy(desc(auditOutcomes.auditId)).limit(1);
  expect(outcome).toMatchObject({ auditId: line?.id, outcome: 'done', reason: 'Neue Kasse' });
  const promoted = await move({ move: 'promote', version: '2' });
  expect(promoted.json()).toMatchObject({ entry: { serving: [{ version: '2', sites: [2] }, { version: '1' }] } });
  const back = await move({ move: 'rollback' });
  expect(codeOf(back)).toEqual([409, 'MOVE_REFUSED']);
  expect((await move({ move: 'rollback', sites: [2] })).json()).toMatchObject({
    entry: { serving: [{ version: '1' }] },
  });
  expect((await move({ move: 'switch' })).json()).toMatchObject({ entry: { serving: [{ version: '3' }] } });
});

it('a revision that is not the pointer’s moves nothing', async () => {
  await move({ move: 'switch', version: '1', revision: 0 });
  await movePointer(openStore(), 'order', (entry) => switchTo(entry, '2'), {
    by: 'Ines',
    reason: '',
    command: 'switch',
  });
  const late = await move({ move: 'switch', version: '3', revision: 1 });
  expect(codeOf(late)).toEqual([409, 'POINTER_MOVED']);
  expect(late.json()).toMatchObject({ detail: expect.stringContaining('order serves 2 meanwhile: Ines moved it') });
  expect((await move({ move: 'switch', version: '3', revision: 2 })).status).toBe(200);
});

it('two teams that move at once both succeed', async () => {
  const answers = await Promise.all(['1', '2', '3'].map((version) => move({ move: 'switch', version })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await readPointer()).toMatchObject({ entry: { revision: 3 } });
});

it.each<[string, object, number, string]>([
  ['a version that is not published', { move: 'switch', version: '9' }, 404, 'NOT_PUBLISHED'],
  ['a version that is no name', { move: 'switch', version: '../1' }, 400, 'BAD_REQUEST'],
  ['a canary of nothing', { move: 'canary', version: '1', percent: 10 }, 409, 'MOVE_REFUSED'],
  ['a canary without a share', { move: 'canary', version: '1' }, 400, 'BAD_REQUEST'],
  ['a canary of everybody', { move: 'canary', version: '1', percent: 100 }, 400, 'BAD_REQUEST'],
  ['a site that is none', { move: 'switch', version: '1', sites: [9] }, 400, 'BAD_REQUEST'],
  ['a switch with a share', { move: 'switch', version: '1', percent: 10 }, 400, 'BAD_REQUEST'],
  ['a move that is none', { move: 'drop' }, 400, 'BAD_REQUEST'],
])('%s is refused with its code', async (_, body, status, code) => {
  expect(codeOf(await move(body))).toEqual([status, code]);
});

it('a published version whose files were changed, or that no shell can run any more, does not serve', async () => {
  registry.write('order/1/browser/routes.js', 'other()');
  expect(codeOf(await move({ move: 'switch', version: '1' }))).toEqual([409, 'RELEASE_ALTERED']);
  await registry.runShell({ contractVersion: 1, sharedVersions: { react: '20.0.0' } });
  expect(codeOf(await move({ move: 'switch', version: '2' }))).toEqual([409, 'RELEASE_INCOMPATIBLE']);
});

it('a published version that claims paths of others does not serve, however it came there', async () => {
  const otherTeam = await registry.addToken('konto', ['account']);
  const claims = { name: 'account', container: 'mf_account', patterns: ['/y', '/'] };
  for (const one of registry.build(claims, registry.keys.other.getKey()))
    registry.write(`account/1/${one.header.name}`, 'body' in one ? String(one.body) : '');
  const moved = await registry.send('POST', 'account/moves', otherTeam, { body: { move: 'switch', version: '1' } });
  expect(codeOf(moved)).toEqual([403, 'PATH_NOT_GIVEN']);
});

it('the versions are listed, the oldest first', async () => {
  registry.write('order/4.part/release.json', '{}');
  expect((await registry.send('GET', 'order/versions', token)).json()).toEqual({
    remote: 'order',
    versions: ['1', '2', '3'],
  });
});

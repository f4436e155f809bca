import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CONTRACT_VERSION } from '@heizplatz/contract';
import type { Release } from '@heizplatz/releases';
import { ARCHIVE_LIMITS } from '@heizplatz/releases/archive';
import { shellNodes } from '@heizplatz/releases/database';
import { serveVersion } from '@heizplatz/releases/testing';
import { eq } from 'drizzle-orm';
import { codeOf, createRegistryTest, entry, pack, SHELL_FIT } from './testing/registry-test';

const registry = createRegistryTest(() => api());
const { dir: folder, build, keys, upload } = registry;
const api = withApi({ env: { RELEASES_DIR: folder, RELEASE_POINTER: 'folder' } });
let token = '';

beforeEach(async () => {
  await registry.reset();
  token = await registry.addToken('kasse', ['order', 'basket']);
});
afterAll(() => registry.remove());
const filesOf = (path: string) => readdirSync(join(folder, path), { recursive: true }).toSorted();

describe('an upload', () => {
  it('is published once, where shells read, and stands in the audit log', async () => {
    const packed = await pack(build());
    expect((await upload('order/1', token, packed)).status).toBe(201);
    expect(filesOf('order/1')).toEqual([
      ...['browser', 'browser/routes.js', 'release.json', 'release.json.sig', 'server', 'server/remoteEntry.js'],
    ]);
    expect((await upload('order/1', token, packed)).status).toBe(200);
    const lines = await api()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.callId, 'publishRelease'))
      .orderBy(auditLog.id);
    expect(lines[0]).toMatchObject({
      actorName: expect.stringMatching(/^Team kasse \(Token \d+\)$/),
      request: { Remote: 'order', Version: '1', Bytes: packed.length },
    });
    const [outcome] = await api()
      .db.select()
      .from(auditOutcomes)
      .where(eq(auditOutcomes.auditId, lines[0]?.id ?? 0));
    expect(outcome?.outcome).toBe('done');
    expect(readdirSync(folder)).toEqual(['order']);
  });

  it('deletes what an API left that was killed long ago, and not what another one receives', async () => {
    for (const name of ['.receiving-old', '.receiving-new']) registry.write(`${name}/order/1/release.json`, '{}');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(folder, '.receiving-old'), longAgo, longAgo);
    await upload('order/1', token, await pack(build()));
    expect(readdirSync(folder).toSorted()).toEqual(['.receiving-new', 'order']);
  });

  it('that is large is published with a warning, and one beyond the operator’s bound is not', async () => {
    const { publicKeyFile } = keys.operator;
    const before = readFileSync(publicKeyFile, 'utf8');
    writeFileSync(publicKeyFile, `Size of order: 1 KB, 2 KB\n${before}`);
    try {
      const sized = (version: string, bytes: number) =>
        pack(build({ version }, keys.operator.getKey(), { 'browser/a.js': randomBytes(bytes).toString('base64') }));
      const large = await upload('order/1', token, await sized('1', 1500));
      expect(large.json()).toMatchObject({ warnings: [expect.stringContaining('browser/a.js (2 KB)')] });
      const tooLarge = await upload('order/2', token, await sized('2', 3000));
      expect(codeOf(tooLarge)).toEqual([413, 'SIZE_EXCEEDED']);
      expect(tooLarge.json()).toMatchObject({ detail: expect.stringContaining('paths give order --size') });
      expect(readdirSync(join(folder, 'order'))).toEqual(['1']);
    } finally {
      writeFileSync(publicKeyFile, before);
    }
  });

  it('never changes what was published', async () => {
    await upload('order/1', token, await pack(build()));
    const before = readFileSync(join(folder, 'order/1/release.json'), 'utf8');
    const other = await upload('order/1', token, await pack(build({ contentHash: 'cd34' })));
    expect(codeOf(other)).toEqual([409, 'VERSION_EXISTS']);
    expect(readFileSync(join(folder, 'order/1/release.json'), 'utf8')).toBe(before);
  });

  it('of two teams at once is published for both, and of two of one version one', async () => {
    const otherTeam = await registry.addToken('konto', ['account']);
    const account = { name: 'account', container: 'mf_account', patterns: ['/y'] };
    const [order, other, own] = [build(), build({ contentHash: 'cd34' }), build(account, keys.other.getKey())];
    const answers = await Promise.all([
      upload('order/1', token, await pack(order)),
      upload('order/1', token, await pack(other)),
      upload('account/1', otherTeam, await pack(own)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
    expect(answers[2]?.status).toBe(201);
    expect(readdirSync(folder).toSorted()).toEqual(['account', 'order']);
  });
});

describe('an upload is refused and leaves nothing', () => {
  const altered = () =>
    build().map((one) => (one.header.name === 'browser/routes.js' ? entry('browser/routes.js', 'routeS()') : one));
  const link = entry('browser/routes.js', '', { type: 'symlink', linkname: '/etc/passwd' });
  it.each<[string, () => ReturnType<typeof build>, number, string]>([
    ['that is not signed', () => build().toSpliced(1, 1), 400, 'SIGNATURE_MISSING'],
    ['that a stranger signed', () => build({}, keys.stranger.getKey()), 403, 'SIGNATURE_UNKNOWN'],
    ['that another team signed', () => build({}, keys.other.getKey()), 403, 'KEY_OF_OTHER_TEAM'],
    ['of another version', () => build({ version: '2' }), 400, 'OTHER_RELEASE'],
    ['of another remote', () => build({ name: 'basket' }), 400, 'OTHER_RELEASE'],
    ['with a changed byte', altered, 400, 'FILE_ALTERED'],
    ['without a file', () => build().slice(0, 3), 400, 'FILE_MISSING'],
    ['with a file more', () => [...build(), entry('browser/x.js', 'x')], 400, 'ENTRY_REFUSED'],
    ['with a path out of its folder', () => [...build(), entry('../../../x.js', 'x')], 400, 'ENTRY_REFUSED'],
    [
      'that styles headings of all',
      () => build({}, undefined, { 'browser/a.css': 'h1{margin:0}' }),
      400,
      'STYLES_NOT_HELD',
    ],
    ['with a link', () => [...build().slice(0, 2), link], 400, 'ENTRY_REFUSED'],
    ['for another contract', () => build({ contractVersion: CONTRACT_VERSION + 1 }), 409, 'RELEASE_INCOMPATIBLE'],
    ['for another React', () => build({ sharedVersions: { react: '18.0.0' } }), 409, 'RELEASE_INCOMPATIBLE'],
    [
      'for a newer platform',
      () => build({ platform: { version: '99.0.0', range: '^99.0.0' } }),
      409,
      'RELEASE_INCOMPATIBLE',
    ],
  ])('%s', async (_, getEntries, status, code) => {
    const response = await upload('order/1', token, await pack(getEntries()));
    expect(codeOf(response)).toEqual([status, code]);
    expect(existsSync(join(folder, 'order'))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(join(registry.system, 'x.js'))).toBe(false);
  });

  it('that is no archive, too large, or of another kind', async () => {
    expect(codeOf(await upload('order/1', token, Buffer.from('hello')))).toEqual([400, 'ARCHIVE_UNREADABLE']);
    const header = { 'content-type': 'application/gzip', 'content-length': `${ARCHIVE_LIMITS.packedBytes + 1}` };
    const large = await registry.send('PUT', 'order/1', null, {
      headers: { ...header, authorization: `Bearer ${token}` },
    });
    expect(codeOf(large)).toEqual([413, 'ARCHIVE_TOO_LARGE']);
    expect(codeOf(await registry.send('PUT', 'order/1', token, { body: {} }))).toEqual([400, 'BAD_REQUEST']);
  });

  it('whose paths belong to another remote that serves', async () => {
    const otherTeam = await registry.addToken('konto', ['account']);
    const account = { name: 'account', container: 'mf_account' };
    await upload('account/1', otherTeam, await pack(build(account, keys.other.getKey())));
    serveVersion(folder, 'account', '1', keys.operator.getKey());
    const response = await upload('order/1', token, await pack(build()));
    expect(codeOf(response)).toEqual([409, 'PATTERN_CONFLICT']);
    expect(response.json()).toMatchObject({ detail: expect.stringContaining('/x of account') });
  });

  it.each<[string, Partial<Release>, string]>([
    ['home page and login', { patterns: ['/y', '/', '/login'] }, 'PATH_NOT_GIVEN'],
    ['another order', { patterns: ['/y'], order: 1 }, 'ORDER_NOT_GIVEN'],
    ['a layout', { patterns: ['/y'], layouts: ['staff'] }, 'LAYOUT_NOT_GIVEN'],
  ])('that claims %s, which the operator did not give to the remote', async (_, fields, code) => {
    const otherTeam = await registry.addToken('konto', ['account']);
    const entries = build({ name: 'account', container: 'mf_account', ...fields }, keys.other.getKey());
    const response = await upload('account/1', otherTeam, await pack(entries));
    expect(codeOf(response)).toEqual([403, code]);
    expect(response.json()).toMatchObject({
      detail: expect.stringMatching(/^(patterns|order|layouts): .*paths give account /),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('while nobody knows whether it fits', async () => {
    const packed = await pack(build());
    serveVersion(folder, 'account', '7', keys.operator.getKey());
    expect(codeOf(await upload('order/1', token, packed))).toEqual([503, 'GATE_UNKNOWN']);
    await registry.reset();
    token = await registry.addToken('kasse', ['order']);
    await api().db.insert(shellNodes).values({ node: 'before', seenAt: TEST_NOW, refused: [] });
    expect(codeOf(await upload('order/1', token, packed))).toEqual([503, 'GATE_UNKNOWN']);
    await api().db.delete(shellNodes);
    expect(codeOf(await upload('order/1', token, packed))).toEqual([503, 'GATE_UNKNOWN']);
  });

  it('that one of the running shells does not fit', async () => {
    const fit = { ...SHELL_FIT, sharedVersions: { react: '18.0.0' } };
    await api().db.insert(shellNodes).values({ node: 'old', seenAt: TEST_NOW, refused: [], fit });
    expect(codeOf(await upload('order/1', token, await pack(build())))).toEqual([409, 'RELEASE_INCOMPATIBLE']);
  });
});

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHealthSums, auditLog } from '@heizplatz/api-platform';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CONTRACT_VERSION } from '@heizplatz/contract';
import { formatRemoteGrants, formatTrustedKeys, type HealthSums, readTrustedKeys } from '@heizplatz/releases';
import { shellNodes } from '@heizplatz/releases/database';
import { writeReleaseKeys } from '@heizplatz/releases/testing';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';

const ROOT = join(__dirname, '../../../../..');
/** No remote of ours has this name. */
const REMOTE = `spec-registry-${process.pid}`;
const BUILT = join(ROOT, 'dist/releases', REMOTE);
const system = mkdtempSync(join(tmpdir(), 'registry-commands-'));
const marketplace = join(system, 'marketplace/releases');
const operator = writeReleaseKeys(join(system, 'marketplace/release-keys'));
const team = writeReleaseKeys(join(system, 'team'));
const keys = [operator, team].flatMap(({ publicKeyFile }) => readTrustedKeys(publicKeyFile));
const trusted = keys.map((key, nth) => (nth === 0 ? key : { ...key, team: 'kasse', remotes: [REMOTE] }));
const grants = formatRemoteGrants({ [REMOTE]: { paths: ['/spec'], order: 20, layouts: [] } });
writeFileSync(operator.publicKeyFile, `${grants}${formatTrustedKeys(trusted)}`);
const api = withApi({ env: { RELEASES_DIR: marketplace } });

/** Of what execFile reports. */
const ExitCode = v.number();

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** As a team runs the commands: with its own folder and key, and without the marketplace's database. */
function run(args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const own = { RELEASES_DIR: join(system, 'team/releases'), RELEASE_SIGNING_KEY: join(system, 'team/private.pem') };
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      ['tools/releases/main.ts', ...args],
      { cwd: ROOT, env: { PATH, HOME, NODE_NO_WARNINGS: '1', RELEASE_POINTER: 'folder', ...own, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: v.parse(ExitCode, error?.code ?? 0), output: (stdout + stderr).trim() }),
    ),
  );
}

let token = '';
const remoteRun = (...args: string[]) =>
  run(args, { RELEASE_REGISTRY_URL: `http://127.0.0.1:${api().port}/`, RELEASE_TOKEN: token });

function build(version: string, code: string): void {
  const files = { 'server/remoteEntry.js': createHash('sha256').update(code).digest('hex') };
  const release = {
    ...{ name: REMOTE, version, builtAt: '2026-11-25T10:00:00.000Z', contentHash: 'ab12', container: 'mf_spec' },
    ...{ contractVersion: CONTRACT_VERSION, sharedVersions: {}, patterns: ['/spec'], order: 20 },
    ...{ styles: [], scripts: {}, files },
  };
  mkdirSync(join(BUILT, version, 'server'), { recursive: true });
  writeFileSync(join(BUILT, version, 'server/remoteEntry.js'), code);
  writeFileSync(join(BUILT, version, 'release.json'), JSON.stringify(release));
}

const VISITS: HealthSums = {
  ...{ remote: REMOTE, version: '2', countryId: 1, visits: 60, serverErrors: 4, scriptErrors: 10, orders: 2 },
  ...{ lcp: [], inp: [] },
};

interface Report {
  readonly revision: number;
  readonly versions: string[];
  readonly refused?: (typeof shellNodes.$inferSelect)['refused'];
}

/** What the shell says of the remote; of another one too, which is not the team's. */
const report = ({ refused = [], ...served }: Report) =>
  api()
    .db.update(shellNodes)
    .set({
      refused,
      serving: [
        { remote: REMOTE, ...served },
        { remote: 'account', revision: 1, versions: ['1'] },
      ],
    })
    .where(eq(shellNodes.node, 'shell:4200'));

beforeAll(async () => {
  const fit = { contractVersion: CONTRACT_VERSION, sharedVersions: {} };
  const shell = { seenAt: TEST_NOW, refused: [], fit };
  for (const node of ['shell:4200', 'z-shell:4200'])
    await api()
      .db.insert(shellNodes)
      .values({ node, ...shell });
  for (const version of ['1', '2']) build(version, `load(${version})`);
});
afterAll(() => {
  for (const folder of [system, BUILT]) rmSync(folder, { recursive: true, force: true });
});

it('a team publishes, tries, promotes and rolls back with a token, without the marketplace’s disk', async () => {
  const added = await run(['token', 'add', 'kasse', REMOTE], { DATABASE_URL: api().databaseUrl });
  expect(added).toMatchObject({ code: 0, output: expect.stringMatching(/^token of team kasse .*:\nhzr\.[\w-]{43}$/) });
  token = added.output.split('\n')[1] ?? '';
  expect(await remoteRun('publish', REMOTE, '1')).toEqual({ code: 0, output: `published ${REMOTE} 1` });
  expect(readdirSync(join(marketplace, REMOTE, '1')).toSorted()).toEqual([
    'release.json',
    'release.json.sig',
    'server',
  ]);
  expect((await remoteRun('publish', REMOTE, '1')).output).toBe(`published ${REMOTE} 1, which was there already`);
  await report({ revision: 1, versions: ['1'] });
  expect((await remoteRun('switch', REMOTE)).output).toBe(
    `moved ${REMOTE} to revision 1: 1\nshell:4200  served\nz-shell:4200  unknown: a shell of before, which does not say what it serves`,
  );
  expect((await remoteRun('publish', REMOTE)).output).toBe(`published ${REMOTE} 2`);
  await report({ revision: 2, versions: ['1', '2'] });
  expect(
    (await remoteRun('canary', REMOTE, '--percent', '10', '--site', 'at', '--reason', 'Neue Kasse')).output,
  ).toMatch(`moved ${REMOTE} to revision 2: 2 to 10 % of at; 1 to all others\nshell:4200  served`);
  const late = await remoteRun('promote', REMOTE, '--wait', '0');
  expect(late.code).toBe(3);
  expect(late.output).toMatch(
    new RegExp(
      `^moved ${REMOTE} to revision 3: 2 to at; 1 to all others\nshell:4200  not yet, it serves 1, 2; it reported`,
    ),
  );
  const refusal = { remote: REMOTE, version: '1', reason: 'it cannot be loaded: no such thing' };
  await report({ revision: 4, versions: ['2'], refused: [refusal, { ...refusal, remote: 'account' }] });
  const back = await remoteRun('rollback', REMOTE, '--site', 'at');
  expect(back).toMatchObject({
    code: 1,
    output: expect.stringContaining('shell:4200  refused, it serves 2: 1: it cannot be loaded: no such thing'),
  });
  await addHealthSums(api().db, [VISITS, { ...VISITS, remote: 'account' }], { now: new Date(), source: 'shell' });
  const lines = (await remoteRun('list', REMOTE)).output.split('\n');
  expect(lines[0]).toBe(`serving ${REMOTE} 1 (pointer in the registry)`);
  expect(lines[3]).toMatch(
    /^revision 2: canary 2 --percent 10 --site at \(registry\) by team kasse at .* \(Neue Kasse\): 1 → 2 to 10 % of at; 1 to all others$/,
  );
  expect(lines.slice(5)).toEqual([
    'shell shell:4200  refused, it serves 2: 1: it cannot be loaded: no such thing',
    'shell z-shell:4200  unknown: a shell of before, which does not say what it serves',
    '1  published  serving, chosen',
    '2  published  60 visits, 14 failed, 2 orders in 24 h',
  ]);
}, 180_000);

it('what the registry refuses is told with its reason and code', async () => {
  expect(await remoteRun('switch', 'account')).toEqual({
    code: 2,
    output: 'the registry refuses: the token of team kasse is not for account (OTHER_TEAMS_REMOTE)',
  });
  expect((await remoteRun('promote', REMOTE)).output).toBe(
    'the registry refuses: no canary is running there (MOVE_REFUSED)',
  );
  build('1', 'other()');
  expect((await remoteRun('publish', REMOTE, '1')).output).toContain('(VERSION_EXISTS)');
  expect((await remoteRun('prune', REMOTE)).output).toContain("'prune' does not work with RELEASE_REGISTRY_URL");
  expect((await remoteRun('canary', REMOTE)).output).toBe('canary needs a share of the visitors, e.g. --percent 10');
}, 180_000);

it('a registry that is away, silent or none is told from one that refuses', async () => {
  const other = createServer((_, response) => response.writeHead(404).end('no such page'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const env = { RELEASE_REGISTRY_URL: url, RELEASE_TOKEN: token };
  expect((await run(['list', REMOTE], env)).output).toBe(
    `${url} responds with 404, and not as the registry of a marketplace does`,
  );
  await new Promise((resolve) => other.close(resolve));
  expect((await run(['list', REMOTE], env)).output).toBe(`${url} cannot be reached (ECONNREFUSED)`);
  expect((await run(['list', REMOTE], { RELEASE_REGISTRY_URL: url })).output).toContain('needs RELEASE_TOKEN too');
});

it('tokens are listed without their text, rotated, and end when they are revoked; all of it stands in the audit log', async () => {
  const database = { DATABASE_URL: api().databaseUrl };
  expect((await run(['token', 'list'], database)).output).toMatch(
    new RegExp(`^\\d+  kasse: ${REMOTE}  created 20\\S+ by \\S+@\\S+, last used 20\\S+, valid until 20\\S+$`),
  );
  const [said, rotated] = (await run(['token', 'rotate', 'kasse'], database)).output.split('\n');
  expect(said).toMatch(new RegExp(`^new token of team kasse for ${REMOTE}, .* its others end on 20`));
  expect(rotated).toMatch(/^hzr\./);
  expect((await run(['token', 'revoke', 'kasse'], database)).output).toBe('revoked 2 tokens of team kasse');
  expect((await remoteRun('list', REMOTE)).output).toContain('(TOKEN_REVOKED)');
  expect((await run(['token', 'list'], database)).output).toContain(', revoked 20');
  expect((await run(['token', 'revoke', 'kasse'], database)).output).toBe('team kasse has no valid token');
  const lines = await api().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(50);
  expect(lines.filter(({ callId }) => callId.includes('ReleaseToken')).map(({ callId }) => callId)).toEqual([
    ...['revokeReleaseTokens', 'rotateReleaseToken', 'addReleaseToken'],
  ]);
});

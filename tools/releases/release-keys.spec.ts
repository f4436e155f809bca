import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSigned, readPointer } from '@heizplatz/releases';
import { runPathsCommand } from './paths-command';
import { runKeyCommand } from './key-command';
import { checkCurrentKey, isSigned, signWithCurrentKey } from './release-keys';

const dir = mkdtempSync(join(tmpdir(), 'release-keys-'));
const getFolder = (version: string) => join(dir, 'releases/order', version);
const publicFile = join(dir, 'release-keys/public.pem');
const privateFile = join(dir, 'release-keys/private.pem');

function publish(version: string): string {
  const folder = getFolder(version);
  mkdirSync(folder, { recursive: true });
  const manifest = {
    ...{ name: 'order', version, builtAt: '2026-11-21T10:00:00.000Z', contentHash: 'ab12', container: 'mf_order' },
    ...{ contractVersion: 1, sharedVersions: {}, patterns: ['/x'], order: 20, styles: [], scripts: {}, files: {} },
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
  signWithCurrentKey(folder);
  return folder;
}
/** As shell and API read it. */
const counts = (folder: string): boolean => {
  try {
    return readSigned(folder, publicFile).name === 'order';
  } catch {
    return false;
  }
};
const readSignature = (folder: string) => readFileSync(join(folder, 'release.json.sig'), 'utf8');
const ids = async () => ((await runKeyCommand('list', undefined)) ?? []).map((line) => line.split(' ')[0] ?? '');

describe('the keys of releases', () => {
  beforeEach(() => {
    rmSync(dir, { recursive: true, force: true });
    process.env['RELEASES_DIR'] = join(dir, 'releases');
    delete process.env['RELEASE_SIGNING_KEY'];
    delete process.env['RELEASE_PUBLIC_KEY'];
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('are rotated: a new release names the new key, old ones count until theirs is removed', async () => {
    const old = publish('1');
    const [first = ''] = await ids();
    expect(readSignature(old)).toMatch(new RegExp(`^${first}:`));
    await runKeyCommand('rotate', undefined);
    const [, second = ''] = await ids();
    const made = publish('2');
    expect(readSignature(made)).toMatch(new RegExp(`^${second}:`));
    expect([counts(old), counts(made), isSigned(old)]).toEqual([true, true, true]);
    expect(statSync(privateFile).mode & 0o077).toBe(0);

    await expect(runKeyCommand('remove', second)).rejects.toThrow(/rotate first/);
    await expect(runKeyCommand('remove', 'ffff')).rejects.toThrow('no key ffff');
    await runKeyCommand('remove', first);
    expect([counts(old), counts(made), isSigned(old)]).toEqual([false, true, false]);
  });

  it('sign anew what counts, so that the former one can go, and nothing that was altered', async () => {
    const [old, altered] = [publish('1'), publish('2')];
    const [first = ''] = await ids();
    writeFileSync(
      join(altered, 'release.json'),
      readFileSync(join(altered, 'release.json'), 'utf8').replace('ab12', 'xx'),
    );
    await runKeyCommand('rotate', undefined);
    expect(await runKeyCommand('resign', undefined)).toEqual(['signed 1 releases and 0 entries of the pointer anew']);
    await runKeyCommand('remove', first);
    expect([counts(old), counts(altered)]).toEqual([true, false]);
  });

  it('sign what the pointer says too, a pointer.json of before revisions as well', async () => {
    publish('1');
    const entry = { serving: [{ version: '1', share: 1, sites: null }], history: [] };
    writeFileSync(join(dir, 'releases/pointer.json'), JSON.stringify({ remotes: { order: entry } }));
    const trust = { publicKeyFile: publicFile, acceptsUnsigned: false };
    const read = () => readPointer(join(dir, 'releases'), trust).remotes['order'];
    expect(read()).toBeUndefined();
    expect(await runKeyCommand('resign', undefined)).toEqual(['signed 0 releases and 1 entries of the pointer anew']);
    expect(read()).toMatchObject({ ...entry, revision: 1, command: 'key resign' });
    const [first = ''] = await ids();
    await runKeyCommand('rotate', undefined);
    await runKeyCommand('resign', undefined);
    await runKeyCommand('remove', first);
    expect(read()).toMatchObject({ ...entry, revision: 2 });
  });

  it('take a signature of the time before keys had ids as the oldest one’s', async () => {
    const old = publish('1');
    const bytes = readFileSync(join(old, 'release.json'));
    const bare = sign(null, bytes, createPrivateKey(readFileSync(privateFile))).toString('base64');
    writeFileSync(join(old, 'release.json.sig'), bare);
    await runKeyCommand('rotate', undefined);
    expect([counts(old), isSigned(old)]).toEqual([true, true]);
  });

  it('that configuration names are rotated in their own files', async () => {
    publish('1');
    process.env['RELEASE_SIGNING_KEY'] = privateFile;
    process.env['RELEASE_PUBLIC_KEY'] = join(dir, 'elsewhere.pem');
    await runKeyCommand('rotate', undefined);
    const trusted = readFileSync(join(dir, 'elsewhere.pem'), 'utf8');
    expect(trusted.match(/BEGIN PUBLIC KEY/g)).toHaveLength(2);
    expect(trusted.startsWith(readFileSync(publicFile, 'utf8'))).toBe(true);
  });

  it('of a team sign its remotes alone, until they are revoked', async () => {
    publish('1');
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const [teamPublic, teamPrivate] = [join(dir, 'team.pub'), join(dir, 'team.pem')];
    writeFileSync(teamPublic, publicKey.export({ type: 'spki', format: 'pem' }));
    writeFileSync(teamPrivate, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(await runKeyCommand('add', 'kasse', 'order,basket', teamPublic)).toEqual([
      expect.stringMatching(/^trusting /),
    ]);
    await expect(runKeyCommand('add', 'kasse', 'order', teamPublic)).rejects.toThrow('is trusted already');
    expect((await runKeyCommand('list'))?.[1]).toMatch(/^[0-9a-f]{16}  kasse: order, basket$/);
    runPathsCommand(['give', 'order', '/x', '--order', '20']);
    process.env['RELEASE_SIGNING_KEY'] = teamPrivate;
    process.env['RELEASE_PUBLIC_KEY'] = publicFile;
    const made = publish('2');
    expect([counts(made), isSigned(made)]).toEqual([true, true]);
    expect(() => checkCurrentKey('account')).toThrow(/team kasse, which may not sign account/);
    delete process.env['RELEASE_SIGNING_KEY'];
    expect(await runKeyCommand('resign')).toEqual(['signed 0 releases and 0 entries of the pointer anew']);
    await runKeyCommand('rotate');
    expect(counts(made)).toBe(true);
    await runKeyCommand('revoke', 'kasse');
    expect([counts(made), isSigned(made)]).toEqual([false, false]);
    await expect(runKeyCommand('revoke', 'kasse')).rejects.toThrow('team kasse has no key');
  });

  it.each([
    ['Kasse', 'order', /no name of a team/],
    ['kasse', '../order', /no name of a remote/],
  ])('are not added for %s and %s', async (team, remotes, reason) => {
    await expect(runKeyCommand('add', team, remotes, publicFile)).rejects.toThrow(reason);
  });

  it.each([[undefined], ['drop'], ['remove'], ['add'], ['revoke']])('%s is explained', async (action) => {
    expect(await runKeyCommand(action, undefined)).toBeUndefined();
  });
});

import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderPointer, readPointer } from './pointer/folder-pointer.ts';
import { switchTo } from './pointer/pointer-moves.ts';
import { movePointer } from './pointer/pointer-store.ts';
import { readSigned } from './trust.ts';
import { checkMaySign, formatTrustedKeys, parseTrustedKeys, selectKeys } from './trusted-keys.ts';

const [operator, team] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const toPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const GIVEN = 'Paths of order: /x\nOrder of order: 20';
const TEXT = `# of 2026\n${GIVEN}\n${toPem(operator.publicKey)}\nTeam: kasse\nRemotes: order, basket\n${toPem(team.publicKey)}`;

describe('a file of public keys', () => {
  it('limits a key to the remotes that stand before it; a plain key signs all', () => {
    const keys = parseTrustedKeys(TEXT);
    expect(keys.map(({ team: name, remotes }) => [name, remotes])).toEqual([
      [null, null],
      ['kasse', ['order', 'basket']],
    ]);
    expect([selectKeys(keys, 'basket').length, selectKeys(keys, 'account').length]).toEqual([2, 1]);
    expect(parseTrustedKeys(formatTrustedKeys(keys)).map(({ remotes }) => remotes)).toEqual([null, keys[1]?.remotes]);
  });

  it('may let a team sign all remotes', () => {
    const [key] = parseTrustedKeys(`Team: kasse\nRemotes: *\n${toPem(team.publicKey)}`);
    expect(key).toMatchObject({ team: 'kasse', remotes: null });
  });

  it.each([
    ['Remote: order', /contains 'Remote: order'/],
    ['Team: kasse', /both of the lines/],
    ['Remotes: order', /both of the lines/],
    ['Team: kasse\nRemotes:', /contains 'Remotes:'/],
  ])('is refused with %j', (labels, reason) => {
    expect(() => parseTrustedKeys(`${labels}\n${toPem(team.publicKey)}`)).toThrow(reason);
  });

  it('is refused with a line after its last key, which limits nothing', () => {
    expect(() => parseTrustedKeys(`${TEXT}Team: konto\n`)).toThrow(/contains 'Team: konto' after its last key/);
    expect(parseTrustedKeys(`${TEXT}# of 2027\nOrder of basket: 40\n`)).toHaveLength(2);
  });

  it('says which team a key belongs to that may not sign', () => {
    const check = (remote: string) => () =>
      checkMaySign(createPublicKey(team.privateKey), parseTrustedKeys(TEXT), remote);
    expect(check('order')).not.toThrow();
    expect(check('account')).toThrow(/belongs to team kasse, which may not sign account/);
  });
});

describe('a team’s key', () => {
  const dir = mkdtempSync(join(tmpdir(), 'team-keys-'));
  const publicKeyFile = join(dir, 'public.pem');
  beforeAll(() => writeFileSync(publicKeyFile, TEXT));
  afterAll(() => rmSync(dir, { recursive: true }));

  const publish = (name: string): string => {
    const folder = join(dir, name, '1');
    mkdirSync(folder, { recursive: true });
    const manifest = JSON.stringify({
      ...{ name, version: '1', builtAt: '2026-11-25T10:00:00.000Z', contentHash: 'ab12', container: `mf_${name}` },
      ...{ contractVersion: 1, sharedVersions: {}, patterns: ['/x'], order: 20, styles: [], scripts: {}, files: {} },
    });
    writeFileSync(join(folder, 'release.json'), manifest);
    writeFileSync(
      join(folder, 'release.json.sig'),
      sign(null, Buffer.from(manifest), team.privateKey).toString('base64'),
    );
    return folder;
  };

  it('signs releases of its remotes, and of no other', () => {
    expect(readSigned(publish('order'), publicKeyFile).name).toBe('order');
    expect(() => readSigned(publish('account'), publicKeyFile)).toThrow(/team kasse, which may not sign account/);
  });

  it('signs moves of its remotes, and of no other', async () => {
    const trust = { publicKeyFile, acceptsUnsigned: false };
    const signer = { getKey: () => team.privateKey, clock: () => new Date('2026-11-25T10:00:00Z') };
    const store = createFolderPointer({ dir, trust, ...signer });
    for (const remote of ['order', 'account'])
      await movePointer(store, remote, (entry) => switchTo(entry, '1'), { by: 'k', reason: '', command: 'switch' });
    const { remotes, refused } = readPointer(dir, trust);
    expect(Object.keys(remotes)).toEqual(['order']);
    expect(refused).toMatchObject([{ remote: 'account', revision: 1 }]);
  });
});

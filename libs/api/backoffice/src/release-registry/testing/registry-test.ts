import { createHash, type KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { failureCounts } from '@heizplatz/api-platform';
import { TEST_NOW, type TestApi, type TestResponse } from '@heizplatz/api-platform/testing';
import { CONTRACT_VERSION } from '@heizplatz/contract';
import {
  formatRemoteGrants,
  formatTrustedKeys,
  readTrustedKeys,
  type Release,
  type ShellFit,
  signRelease,
} from '@heizplatz/releases';
import { addReleaseToken, releaseMoves, releasePointer, releaseTokens, shellNodes } from '@heizplatz/releases/database';
import { writeReleaseKeys } from '@heizplatz/releases/testing';
import { packTar } from 'modern-tar';

const CODE = { 'browser/routes.js': 'routes()', 'server/remoteEntry.js': 'load()' };
export const SHELL_FIT = { contractVersion: CONTRACT_VERSION, sharedVersions: { react: '19.3.1' } };

export type Entry = Parameters<typeof packTar>[0][number];

export const entry = (name: string, body: string, header: Partial<Entry['header']> = {}): Entry => ({
  header: { name, size: Buffer.byteLength(body), type: 'file', ...header },
  body,
});
export const pack = async (entries: readonly Entry[]): Promise<Buffer> => gzipSync(await packTar(entries));

/** A registry's folders and keys for a spec, with the requests of teams. */
export function createRegistryTest(api: () => TestApi) {
  const system = mkdtempSync(join(tmpdir(), 'release-registry-'));
  const operator = writeReleaseKeys(join(system, 'release-keys'));
  const other = writeReleaseKeys(join(system, 'other-team'));
  /** In nobody's file. */
  const stranger = writeReleaseKeys(join(system, 'stranger'));
  const keys = [readTrustedKeys(operator.publicKeyFile), readTrustedKeys(other.publicKeyFile)].flat();
  const trusted = keys.map((key, nth) => (nth === 0 ? key : { ...key, team: 'konto', remotes: ['account'] }));
  const grants = { account: { paths: ['/y', '/x'], order: 20, layouts: [] } };
  writeFileSync(operator.publicKeyFile, `${formatRemoteGrants(grants)}${formatTrustedKeys(trusted)}`);

  /** The entries of a signed release, as packArchive packs them. */
  function build(fields: Partial<Release> = {}, key: KeyObject = operator.getKey(), code: object = CODE): Entry[] {
    const files = Object.entries<string>({ ...code });
    const hashes = files.map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]);
    const release: Release = {
      ...{ name: 'order', version: '1', builtAt: '2026-11-20T10:00:00.000Z', contentHash: 'ab12' },
      ...{ container: 'mf_order', contractVersion: CONTRACT_VERSION, sharedVersions: { react: '19.3.1' } },
      ...{ patterns: ['/x'], order: 20, styles: [], scripts: {}, files: Object.fromEntries(hashes), ...fields },
    };
    const folder = join(system, 'built');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
    signRelease(folder, key);
    const first = ['release.json', 'release.json.sig'].map((name) =>
      entry(name, readFileSync(join(folder, name), 'utf8')),
    );
    return [...first, ...files.map(([name, text]) => entry(name, text))];
  }
  const send = (method: string, path: string, token: string | null, rest: object = {}): Promise<TestResponse> => {
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    return api()
      .visitor()
      .send(method, `/registry/v1/${path}`, { headers: authorization, ...rest });
  };
  /** The only one. */
  const runShell = async (fit: ShellFit): Promise<void> => {
    await api().db.delete(shellNodes);
    await api().db.insert(shellNodes).values({ node: 'shell', seenAt: TEST_NOW, refused: [], fit });
  };
  return {
    ...{ system, dir: join(system, 'releases'), keys: { operator, other, stranger }, build, send },
    upload: (path: string, token: string | null, packed: Buffer) => {
      const headers = {
        'content-type': 'application/gzip',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      };
      return api().visitor().send('PUT', `/registry/v1/${path}`, { rawBody: packed, headers });
    },
    addToken: (team: string, remotes: readonly string[]) =>
      addReleaseToken(api().db, { team, remotes, createdBy: 'ops@machine', now: TEST_NOW }),
    /** Nothing published, one running shell. */
    reset: async () => {
      for (const table of [releasePointer, releaseMoves, releaseTokens]) await api().db.delete(table);
      await runShell(SHELL_FIT);
      rmSync(join(system, 'releases'), { recursive: true, force: true });
    },
    runShell,
    forgetFailures: () => api().db.delete(failureCounts),
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(system, 'releases', path)), { recursive: true });
      writeFileSync(join(system, 'releases', path), text);
    },
    remove: () => rmSync(system, { recursive: true, force: true }),
  };
}

export const codeOf = ({ status, json }: TestResponse) => {
  const body = json();
  return [status, typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined];
};

import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireAdvisoryLock } from '@heizplatz/api-platform';
import {
  checkSize,
  checkStyles,
  readSigned,
  readSizeBudgets,
  type Release,
  RELEASE_MANIFEST,
  UntrustedRelease,
} from '@heizplatz/releases';
import { unpackRelease } from '@heizplatz/releases/archive';
import * as v from 'valibot';
import { openPublishedReleases, type PublishedReleases } from './published-releases';
import type { RegistryContext } from './registry-context';
import { RegistryError } from './registry-error';
import { checkServable } from './registry-gate';

interface Upload {
  readonly remote: string;
  readonly version: string;
  /** tar.gz, as packArchive of libs/releases makes it. */
  readonly packed: Buffer;
}

interface Received {
  readonly release: Release;
  /** False: this very release was published before. */
  readonly isNew: boolean;
  /** What the team should know of a release that is published all the same. */
  readonly warnings: readonly string[];
}

/**
 * Publishes an uploaded release: unpacks it beside the others, checks signature, hashes, styles, the gate and the size, and stores it whole or
 * not at all. Rejects with what toRegistryError knows.
 */
export async function receiveRelease({ remote, version, packed }: Upload, context: RegistryContext): Promise<Received> {
  const { config } = context.services;
  const releases = openPublishedReleases(config);
  await mkdir(config.releasesDir, { recursive: true });
  await deleteAbandoned(config.releasesDir);
  // In the same file system, so that it is moved at once.
  const draft = await mkdtemp(join(config.releasesDir, DRAFT));
  try {
    const folder = join(draft, remote, version);
    const release = await unpackRelease(packed, folder, (at) => readTrusted(at, config.releaseKeyFile));
    const checkMissing = () => isMissing({ remote, version, folder }, releases);
    if (!(await checkMissing())) return { release, isNew: false, warnings: [] };
    await checkStyles(release, folder);
    await checkServable(release, releases, context);
    const warning = await checkSize(release, folder, readSizeBudgets(config.releaseKeyFile));
    const isNew = await context.db.transaction(async (tx) => {
      await acquireAdvisoryLock(tx, `publish ${remote} ${version}`);
      const isStillMissing = await checkMissing();
      if (isStillMissing) await releases.store(release, folder);
      return isStillMissing;
    });
    return { release, isNew, warnings: warning === null ? [] : [warning] };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const DRAFT = '.receiving-';
/** Longer than any upload takes. */
const ABANDONED_MS = 3_600_000;

/** What an API left that was killed while it received a release. By the file system's clock, which dated the folders. */
async function deleteAbandoned(releasesDir: string): Promise<void> {
  const drafts = (await readdir(releasesDir)).filter((name) => name.startsWith(DRAFT));
  for (const draft of drafts.map((name) => join(releasesDir, name))) {
    const changedAt = await stat(draft).then(
      ({ mtimeMs }) => mtimeMs,
      // Another request has just finished it.
      () => Infinity,
    );
    if (changedAt < Date.now() - ABANDONED_MS) await rm(draft, { recursive: true, force: true });
  }
}

function readTrusted(folder: string, publicKeyFile: string): Release {
  try {
    return readSigned(folder, publicKeyFile);
  } catch (error) {
    if (error instanceof UntrustedRelease || !isUnreadable(error)) throw error;
    throw new RegistryError('MANIFEST_INVALID', 'release.json is no manifest of a release', { cause: error });
  }
}

const isUnreadable = (error: unknown): boolean => error instanceof SyntaxError || v.isValiError(error);

/** Throws VERSION_EXISTS where something else was published under this version, which never changes. */
async function isMissing(
  { remote, version, folder }: { readonly remote: string; readonly version: string; readonly folder: string },
  releases: PublishedReleases,
): Promise<boolean> {
  const manifest = await readFile(join(folder, RELEASE_MANIFEST));
  const existing = await releases.readManifests({ remote, version });
  if (existing.some((one) => one && !one.equals(manifest)))
    throw new RegistryError('VERSION_EXISTS', `another release was published as ${remote} ${version}`);
  return existing.includes(null);
}

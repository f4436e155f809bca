import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getPathInside } from '../path-inside.ts';
import type { Release } from '../release.ts';
import { RELEASE_MANIFEST, RELEASE_SIGNATURE } from '../signature.ts';
import { type ArchiveFault, ArchiveRefusal } from './archive-refusal.ts';
import { type ArchiveEntry, readEntries } from './read-entries.ts';

/** A remote of ours has 40 to 120 files, 1.3 MB packed and 5 MB unpacked. */
export const ARCHIVE_LIMITS = {
  packedBytes: 32 * 1024 * 1024,
  unpackedBytes: 128 * 1024 * 1024,
  /** Manifest and signature, which are unpacked before anything is known of the archive. */
  manifestBytes: 2 * 1024 * 1024,
  files: 2000,
};

/**
 * Lays the release of an archive (`packArchive`) out in an empty folder (…/REMOTE/VERSION). `readSigned` throws unless the
 * manifest in a folder was signed by a trusted key; nothing else is unpacked before, and then only the files that the
 * manifest names, with its hashes. Rejects with an ArchiveRefusal, or with what `readSigned` throws; the folder may hold a
 * part of the release then.
 */
export async function unpackRelease(
  packed: Uint8Array,
  folder: string,
  readSigned: (folder: string) => Release,
): Promise<Release> {
  let limit = ARCHIVE_LIMITS.manifestBytes;
  const entries = readEntries(packed, () => limit);
  try {
    await writeFirst(entries, { name: RELEASE_MANIFEST, fault: 'MANIFEST_MISSING' }, folder);
    await writeFirst(entries, { name: RELEASE_SIGNATURE, fault: 'SIGNATURE_MISSING' }, folder);
    const release = readSigned(folder);
    const expected = createFileList(release);
    limit = ARCHIVE_LIMITS.unpackedBytes;
    for await (const entry of entries) await writeNamed(entry, expected, folder);
    const [missing] = expected.keys();
    if (missing !== undefined) throw new ArchiveRefusal('FILE_MISSING', `${missing} is not in the archive`);
    return release;
  } finally {
    await entries.return(undefined);
  }
}

async function writeFirst(
  entries: AsyncGenerator<ArchiveEntry>,
  { name, fault }: { readonly name: string; readonly fault: ArchiveFault },
  folder: string,
): Promise<void> {
  const next = await entries.next();
  if (next.done || next.value.header.name !== name || next.value.header.type !== 'file')
    throw new ArchiveRefusal(fault, `the archive has to begin with ${RELEASE_MANIFEST} and ${RELEASE_SIGNATURE}`);
  await writeEntry(next.value, join(folder, name));
}

/** Names and hashes of what is still to come. */
function createFileList({ files }: Release): Map<string, string> {
  const expected = new Map(Object.entries(files));
  if (expected.size > ARCHIVE_LIMITS.files)
    throw new ArchiveRefusal('ARCHIVE_TOO_LARGE', `the release has more than ${ARCHIVE_LIMITS.files} files`);
  const reserved = [RELEASE_MANIFEST, RELEASE_SIGNATURE].find((name) => expected.has(name));
  if (reserved !== undefined) throw new ArchiveRefusal('ENTRY_REFUSED', `the manifest names ${reserved} as a file`);
  return expected;
}

async function writeNamed(entry: ArchiveEntry, expected: Map<string, string>, folder: string): Promise<void> {
  const { name, type } = entry.header;
  const hash = expected.get(name);
  if (type !== 'file') throw new ArchiveRefusal('ENTRY_REFUSED', `${name} is a ${type}, not a file`);
  if (hash === undefined)
    throw new ArchiveRefusal('ENTRY_REFUSED', `${name} is not named by the manifest, or is there twice`);
  const path = getPathInside(name);
  if (path === undefined) throw new ArchiveRefusal('ENTRY_REFUSED', `${name} is outside of the release`);
  expected.delete(name);
  if ((await writeEntry(entry, join(folder, path))) !== hash)
    throw new ArchiveRefusal('FILE_ALTERED', `${name} is not what was signed`);
}

/** Returns the hash of what was written. Rejects where the file is there already. */
async function writeEntry({ pieces }: ArchiveEntry, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const digest = createHash('sha256');
  const file = await open(path, 'wx');
  try {
    for await (const piece of pieces) {
      digest.update(piece);
      await file.writeFile(piece);
    }
  } finally {
    await file.close();
  }
  return digest.digest('hex');
}

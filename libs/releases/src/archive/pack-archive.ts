import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packTar } from 'modern-tar';
import type { Release } from '../release.ts';
import { RELEASE_MANIFEST, RELEASE_SIGNATURE } from '../signature.ts';

/** Packs the signed release in a folder as tar.gz: the manifest, its signature, then the files that it names. */
export async function packArchive(release: Pick<Release, 'files'>, folder: string): Promise<Buffer<ArrayBuffer>> {
  const files = [RELEASE_MANIFEST, RELEASE_SIGNATURE, ...Object.keys(release.files)];
  const entries = files.map((name) => {
    const body = readFileSync(join(folder, name));
    return { header: { name, size: body.length, type: 'file' as const, mtime: new Date(0) }, body };
  });
  return promisify(gzip)(await packTar(entries));
}

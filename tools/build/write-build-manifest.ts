import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildFit, readLayouts } from './build-fit.ts';
import { fitByUse, readSinceVersions } from './fit-by-use.ts';
import { compressFiles } from './compress-files.ts';
import type { SharedExports } from './shared-exports.ts';
import { ROOT } from './workspace.ts';

/** What a release is made of: each file with its hash, and what it was built against, or what the shell brings. */
export async function writeBuildManifest(app: string, exports: SharedExports): Promise<void> {
  const folder = join(ROOT, 'dist/apps', app);
  await compressFiles(join(folder, 'browser'));
  const fit = readBuildFit();
  const manifest = {
    name: app,
    ...hashFiles(folder),
    ...fit,
    ...(app !== 'shell' && fitByUse(fit, exports, readSinceVersions())),
    ...exports,
    ...(app === 'shell' && readLayouts()),
  };
  writeFileSync(join(folder, 'build.json'), JSON.stringify(manifest, null, 2));
}

/** What a folder consists of, source maps aside, and a hash over all of it. */
export function hashFiles(folder: string): { readonly contentHash: string; readonly files: Record<string, string> } {
  const files = Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== 'build.json')
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
      .map((file) => [file, hash(readFileSync(join(folder, file)))]),
  );
  return { contentHash: hash(JSON.stringify(files)).slice(0, 12), files };
}

const hash = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

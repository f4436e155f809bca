import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildFit, readLayouts } from './build-fit.ts';
import { compressFiles } from './compress-files.ts';
import type { SharedExports } from './shared-exports.ts';
import { ROOT } from './workspace.ts';

/** What a release is made of: each file with its hash, and what it was built against, or what the shell brings. */
export async function writeBuildManifest(app: string, exports: SharedExports): Promise<void> {
  const folder = join(ROOT, 'dist/apps', app);
  await compressFiles(join(folder, 'browser'));
  const files = Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== 'build.json')
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
      .map((file) => [file, hash(readFileSync(join(folder, file)))]),
  );
  const manifest = {
    name: app,
    contentHash: hash(JSON.stringify(files)).slice(0, 12),
    ...readBuildFit(),
    ...exports,
    ...(app === 'shell' && readLayouts()),
    files,
  };
  writeFileSync(join(folder, 'build.json'), JSON.stringify(manifest, null, 2));
}

const hash = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

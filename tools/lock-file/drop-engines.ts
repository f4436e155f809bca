import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

interface LockFile {
  readonly packages: Record<string, { engines?: unknown }>;
}

/**
 * npm runs this as the script `dependencies` after each change of node_modules: it takes `engines` of packages out of
 * package-lock.json. npm compares them with the Node that runs npm, warns 120 times on Node 20, and there leaves out
 * optional packages that want a newer one; what runs the packages is the Node that the project brings, and
 * `engines.spec.ts` compares them with that one (docs/decisions/0158-dependencies-say-what-is-true.md).
 */
const path = join(ROOT, 'package-lock.json');
const text = readFileSync(path, 'utf8');
const lock = JSON.parse(text) as LockFile;
for (const [folder, locked] of Object.entries(lock.packages))
  if (folder.includes('node_modules/')) delete locked.engines;
const dropped = `${JSON.stringify(lock, null, 2)}\n`;
if (dropped !== text) writeFileSync(path, dropped);

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { isAlive } from '../database/cluster.ts';

/** Everything that browser runs write; the key that signs releases lies beside the folders of releases in it. */
export const TEST_DATA_DIR = join(ROOT, 'tmp/e2e-data');

/** Of single systems, and of the shells that tests start for themselves. */
const DISPOSABLE = /^(system|shell)-/;

/** Takes the folder for this process and removes what killed runs left there. Throws while another run has it. */
export function claimTestData(folder = TEST_DATA_DIR): void {
  mkdirSync(folder, { recursive: true });
  const ownerFile = join(folder, 'owner.pid');
  const owner = readOwner(ownerFile);
  if (owner > 0 && owner !== process.pid && isAlive(owner))
    throw new Error(`Another browser test run (process ${owner}) uses ${folder}`);
  writeFileSync(ownerFile, String(process.pid));
  for (const name of readdirSync(folder).filter((one) => DISPOSABLE.test(one)))
    rmSync(join(folder, name), { recursive: true, force: true });
}

function readOwner(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { TEAM_PACKAGES } from './team-packages.ts';
import { writePackage } from './write-package.ts';

/** Projects whose declarations the packages bring. */
const TYPED = ['libs/testing', 'libs/session', 'libs/i18n', 'tools/tsconfig.app.json'];

/** Packs what a team's repository installs into a folder; returns the files by package. */
export function packAll(folder: string): Readonly<Record<string, string>> {
  execFileSync(join(ROOT, 'node_modules/.bin/tsgo'), ['-b', ...TYPED], { cwd: ROOT, stdio: 'inherit' });
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(tmpdir(), 'heizplatz-packages-'));
  try {
    return Object.fromEntries(
      TEAM_PACKAGES.map((owner) => {
        const source = join(draft, owner.name.replace('@heizplatz/', ''));
        writePackage(owner, source);
        const listing = execFileSync(
          'npm',
          ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, source],
          {
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'inherit'],
          },
        );
        return [owner.name, readFileName(listing)];
      }),
    );
  } finally {
    rmSync(draft, { recursive: true });
  }
}

function readFileName(listing: string): string {
  const [packed] = Object.values(JSON.parse(listing) as Record<string, { filename: string }>);
  if (!packed) throw new Error('npm pack wrote no file');
  return packed.filename;
}

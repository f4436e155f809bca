import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersion, ROOT } from '../build/workspace.ts';
import { PACKAGE_LIST, type PackageList } from '../team/package-list.ts';
import { TEAM_PACKAGES } from './team-packages.ts';
import { SINGLE, writePackage } from './write-package.ts';

/** Projects whose declarations the packages bring. */
const TYPED = [
  ...['libs/testing', 'libs/session', 'libs/i18n'],
  ...['libs/order-ui', 'libs/calculator-ui', 'libs/advert-ui', 'libs/chart-ui', 'libs/trust-ui'],
  'tools/tsconfig.app.json',
];

/** Packs what a team's repository installs into a folder; returns the files by package. */
export function packAll(folder: string): Readonly<Record<string, string>> {
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-b', ...TYPED], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(tmpdir(), 'heizplatz-packages-'));
  try {
    const files = Object.fromEntries(
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
    const pins = Object.fromEntries([...SINGLE].map((name) => [name, installedVersion(name)]));
    writeFileSync(join(folder, PACKAGE_LIST), JSON.stringify({ files, pins } satisfies PackageList, null, 2));
    return files;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

function readFileName(listing: string): string {
  const [packed] = Object.values(JSON.parse(listing) as Record<string, { filename: string }>);
  if (!packed) throw new Error('npm pack wrote no file');
  return packed.filename;
}

import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

/**
 * `npm run build:standard-remotes -- [NAME …]` builds the remotes of apps/e2e/standard-remotes anew, into their
 * folders `built`; it asks npm's registry.
 */
const here = join(ROOT, 'apps/e2e/standard-remotes');
const all = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : all) rebuild(join(here, name));

function rebuild(folder: string): void {
  const copy = mkdtempSync(join(tmpdir(), 'standard-remote-'));
  cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('/built') });
  const run = (...args: string[]) => execFileSync('npm', args, { cwd: copy, stdio: 'inherit' });
  run('install', '--no-audit', '--no-fund');
  run('run', 'build');
  const built = join(folder, 'built');
  rmSync(built, { recursive: true, force: true });
  const left = new Set(listLeftOut(join(copy, 'dist')));
  cpSync(join(copy, 'dist'), built, {
    recursive: true,
    filter: (file) => !left.has(file) && !/\.(map|html|txt)$|\/(\.vite|mf-stats\.json)$/.test(file),
  });
  rmSync(copy, { recursive: true });
}

interface Assets {
  readonly assets: Readonly<
    Record<'js' | 'css', { readonly sync: readonly string[]; readonly async: readonly string[] }>
  >;
}

/** Copies of react and its router for hosts that have none: large, and a page that requested one would fail its test. */
function listLeftOut(dist: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as {
    readonly shared: readonly Assets[];
    readonly exposes: readonly Assets[];
  };
  const toFiles = (parts: readonly Assets[]) => parts.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]);
  const exposed = new Set(toFiles(manifest.exposes));
  const copies = toFiles(manifest.shared).filter((file) => !exposed.has(file));
  const entry = globSync('{main,static/js/index.*}.js', { cwd: dist });
  return [...copies, ...entry].map((file) => join(dist, file));
}

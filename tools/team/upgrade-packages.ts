import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { PACKAGE_LIST, PackageList } from './package-list.ts';

const PACKAGES = 'packages';
const Names = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.looseObject({ dependencies: Names, devDependencies: Names });

/**
 * Takes the packages that `npm run pack` wrote to a folder, or that an address serves, with the versions of React and others
 * that belong to them, and installs them. Resolves with the lines to print; rejects where the source has no list of packages.
 */
export async function upgradePackages(
  source: string | undefined,
  root: string,
  install: (addresses: readonly string[], root: string) => void = npmInstall,
): Promise<string> {
  if (source === undefined) throw new Error('upgrade needs the folder or the address of the newer packages');
  const isWeb = /^https?:\/\//.test(source);
  const list = v.parse(PackageList, JSON.parse(await readList(source, isWeb)));
  const getAddress = (file: string) => (isWeb ? `${source.replace(/\/$/, '')}/${file}` : `file:${PACKAGES}/${file}`);
  const before = readVersions(root, list);
  if (!isWeb) copyPackages(resolve(source), join(root, PACKAGES), Object.values(list.files));
  const addresses = Object.entries(list.files).map(([name, file]) => [name, getAddress(file)]);
  const file = join(root, 'package.json');
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')));
  const newer = { ...list.pins, ...(Object.fromEntries(addresses) as Record<string, string>) };
  const raise = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([name, version]) => [name, newer[name] ?? version]));
  const { dependencies, devDependencies } = manifest;
  const raised = { ...manifest, dependencies: raise(dependencies), devDependencies: raise(devDependencies) };
  writeFileSync(file, `${JSON.stringify(raised, null, 2)}\n`);
  // Another file of the same version is refused by the old lock file alone; named, it is taken.
  const named = addresses.flatMap(([name = '', at = '']) =>
    name in { ...dependencies, ...devDependencies } ? [at] : [],
  );
  install(named, root);
  return describeChanges(before, readVersions(root, list));
}

const npmInstall = (addresses: readonly string[], root: string): void =>
  void execFileSync('npm', ['install', '--save-exact', ...addresses], { cwd: root, stdio: 'inherit' });

async function readList(source: string, isWeb: boolean): Promise<string> {
  if (!isWeb) {
    const file = join(resolve(source), PACKAGE_LIST);
    if (!existsSync(file))
      throw new Error(`${file} is missing: npm run pack -- --out DIR writes it beside the packages`);
    return readFileSync(file, 'utf8');
  }
  const address = `${source.replace(/\/$/, '')}/${PACKAGE_LIST}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

/** The former ones go, so that the folder holds what is installed. */
function copyPackages(from: string, to: string, files: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const file of [...files, PACKAGE_LIST]) copyFileSync(join(from, file), join(to, file));
  for (const old of readdirSync(to)) if (old.endsWith('.tgz') && !files.includes(old)) rmSync(join(to, old));
}

type Versions = ReadonlyMap<string, string>;

const readVersions = (root: string, { files, pins }: PackageList): Versions =>
  new Map(
    [...Object.keys(files), ...Object.keys(pins)].flatMap((name) => {
      const file = join(root, 'node_modules', name, 'package.json');
      return existsSync(file) ? [[name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version]] : [];
    }),
  );

const describeChanges = (before: Versions, after: Versions): string => {
  const changed = [...after].filter(([name, version]) => before.get(name) !== version);
  const lines = changed.map(([name, version]) => `${name} ${before.get(name) ?? '(new)'} → ${version}`);
  return lines.length > 0
    ? lines.join('\n')
    : 'All packages have the versions that they had; their files were replaced.';
};

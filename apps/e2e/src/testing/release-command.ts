import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, runCommand } from './run-command';
import { ROOT } from './workspace';

const SOURCES = [
  'apps',
  'libs',
  'tools',
  '.github',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
  'lingui.config.js',
  '.oxfmtrc.json',
];

const LIBS = '@heizplatz';

/** A copy of the sources, where a test may change a text without touching the checkout. */
export function copySources(copy: string): string {
  mkdirSync(join(copy, 'dist/apps'), { recursive: true });
  for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  // Releases are refused that do not fit the shell, so the copy needs to know it.
  cpSync(join(ROOT, 'dist/apps/shell'), join(copy, 'dist/apps/shell'), { recursive: true });
  linkPackages(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Links of libs are relative: copied, they lead to the libs of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  cpSync(join(from, LIBS), join(to, LIBS), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(from)) if (name !== LIBS) symlinkSync(join(from, name), join(to, name));
}

/** Throws when the text is not there. */
export function changeText(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'`);
  writeFileSync(file, text.replace(from, to));
}

/** Runs `npm run release -- …` of a checkout or copy against a registry. */
export const runRelease = (root: string, releasesDir: string, ...args: string[]): Promise<CommandResult> =>
  run(root, ['tools/releases/main.ts', ...args], inFolder(releasesDir));

/** The shells of these tests follow a folder, each its own. */
const inFolder = (releasesDir: string) => ({ RELEASES_DIR: releasesDir, RELEASE_POINTER: 'folder' });

/** Runs `nx g @heizplatz/tools:…` of a copy. Throws with the output when it fails. */
export async function runGenerator(root: string, name: string, ...args: string[]): Promise<void> {
  const command = ['node_modules/nx/dist/bin/nx.js', 'g', `@heizplatz/tools:${name}`, ...args];
  const { status, output } = await run(root, command, { NX_DAEMON: 'false', INIT_CWD: root });
  if (status !== 0) throw new Error(output);
}

/** Builds a remote of a copy and packs it as a release of the copy. */
export async function buildRemote(root: string, remote: string): Promise<void> {
  const pack = `import('./tools/releases/pack-release.ts').then(({ packRelease }) => packRelease('${remote}', new Date()))`;
  for (const args of [
    ['tools/build/build.ts', remote],
    ['--eval', pack],
  ]) {
    const { status, output } = await run(root, args, {});
    if (status !== 0) throw new Error(output);
  }
  if (!existsSync(join(root, 'dist/releases', remote))) throw new Error(`No release of ${remote} was packed`);
}

/** Signs a packed release of a copy and stores it in a registry, as if the command had no gate; answers its version. */
export const forceRelease = async (root: string, releasesDir: string, remote: string): Promise<string> =>
  (
    await evaluate(root, releasesDir, [
      `const { storeRelease, versionsIn } = await import('./tools/releases/publish-release.ts');`,
      `console.log(storeRelease('${remote}', versionsIn('./dist/releases', '${remote}').at(-1)).version);`,
    ])
  ).trim();

/** Runs `npm run release -- …` for a system of its own that `npm start` started: it finds the database. */
export const runReleaseFor = (
  { dataDir, releasesDir }: { readonly dataDir: string; readonly releasesDir: string },
  ...args: string[]
): Promise<CommandResult> =>
  run(ROOT, ['tools/releases/main.ts', ...args], { DATA_DIR: dataDir, RELEASES_DIR: releasesDir, DATABASE_URL: '' });

/** Packs the checkout's build of a remote as another version and stores it; answers its version. */
export const publishAgain = async (releasesDir: string, remote: string): Promise<string> =>
  (
    await evaluate(ROOT, releasesDir, [
      `const { rmSync } = await import('node:fs');`,
      `const { packRelease } = await import('./tools/releases/pack-release.ts');`,
      `const { storeRelease } = await import('./tools/releases/publish-release.ts');`,
      `const { version } = storeRelease('${remote}', packRelease('${remote}', new Date()).version);`,
      `rmSync('dist/releases/${remote}/' + version, { recursive: true });`,
      `console.log(version);`,
    ])
  ).trim();

/** Serves a published version, as somebody would whose shell is another one. */
export const forceSwitch = (releasesDir: string, remote: string, version: string): Promise<string> =>
  evaluate(ROOT, releasesDir, [
    `const { movePointer, switchTo } = await import('@heizplatz/releases');`,
    `const { openFolderPointer } = await import('./tools/releases/open-pointer.ts');`,
    `const author = { by: 'test', reason: '', command: 'switch' };`,
    `await movePointer(openFolderPointer(), '${remote}', (entry) => switchTo(entry, '${version}'), author);`,
  ]);

/** Signs a folder with the key that signed the registry's releases. */
export const signAsPublished = (releasesDir: string, folder: string): Promise<string> =>
  evaluate(ROOT, releasesDir, [
    `const { signWithCurrentKey } = await import('./tools/releases/release-keys.ts');`,
    `signWithCurrentKey(${JSON.stringify(folder)});`,
  ]);

async function evaluate(root: string, releasesDir: string, lines: readonly string[]): Promise<string> {
  const args = ['--input-type=module', '--eval', lines.join('\n')];
  const { status, output } = await run(root, args, inFolder(releasesDir));
  if (status !== 0) throw new Error(output);
  return output;
}

const run = (cwd: string, args: readonly string[], environment: Readonly<Record<string, string>>) =>
  runCommand(cwd, args, { ...process.env, ...environment });

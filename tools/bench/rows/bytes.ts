import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../../build/workspace.ts';
import { explainScript } from '../explain-script.ts';
import { LIMITS } from '../limits.ts';
import type { Limit, Metric } from '../metric.ts';
import { preparedRelease, prepareReleases } from '../prepare-releases.ts';

const LOCALE = 'de';
/** The build is the same each time: half a percent is a text or two, and what is more shall be decided. */
const BUDGET_NOISE = 0.005;

const getFolder = (app: string): string => join(ROOT, 'dist/apps', app, 'browser');

/** What goes over the wire: as the build compressed it, or the file where that was not worth it. */
function decodeBytes(file: string): number {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  return Math.min(readFileSync(file).length, brotliCompressSync(readFileSync(file)).length);
}
const sum = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + decodeBytes(file), 0);

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** main.js and what starts beside it, its style sheet and the site's messages. */
function shellFiles(): Files {
  const folder = getFolder('shell');
  const { files } = JSON.parse(readFileSync(join(folder, '../build.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  const named = (pattern: RegExp) =>
    Object.keys(files)
      .filter((file) => pattern.test(file))
      .map((file) => join(folder, '..', file));
  return {
    scripts: named(new RegExp(`^browser/(main|start-[\\w-]+|\\w*locales_${LOCALE}_locale_json\\.\\w+)\\.js$`)),
    styles: named(/^browser\/main\.\w+\.css$/),
  };
}

/** What home loads after its scripts until its calculator has led to the offers: the sticky calculator is on their page. */
function calculatorFiles(): readonly string[] {
  const find = (app: string, name: string): string[] =>
    readdirSync(getFolder(app))
      .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))
      .map((file) => join(getFolder(app), file));
  return [...find('public', 'home-later'), ...find('shell', 'after-start'), ...find('shell', 'calculator-bar')];
}

/** What the shell's document names for a page of the remote. */
function remoteFiles(remote: string): Files {
  const folder = getFolder(remote);
  const { scripts, styles } = preparedRelease(remote);
  const names = ['remoteEntry.js', ...(scripts['routes'] ?? []), ...(scripts[`messages-${LOCALE}`] ?? [])];
  return { scripts: names.map((name) => join(folder, name)), styles: styles.map((name) => join(folder, name)) };
}

const inKb = (bytes: number): number => bytes / 1000;
const terms = (files: readonly string[]): string =>
  files.map((file) => `${file.slice(file.lastIndexOf('/') + 1)} ${inKb(decodeBytes(file)).toFixed(1)}`).join(', ');

function metric(name: string, files: readonly string[], target: Limit): Metric {
  return {
    name,
    against: 'bytes, brotli',
    value: inKb(sum(files)),
    unit: 'KB',
    target,
    note: terms(files),
  };
}

/** What a first visit loads before the page can be used; `--explain` adds which packages it consists of. */
export async function row(): Promise<readonly Metric[]> {
  await prepareReleases();
  const shell = shellFiles();
  const [home, order] = [remoteFiles('public'), remoteFiles('order')];
  if (process.argv.includes('--explain')) {
    for (const file of [...shell.scripts, ...home.scripts, ...order.scripts]) explainScript(file);
  }
  return [
    {
      ...metric('home, scripts', [...shell.scripts, ...home.scripts], LIMITS['home, scripts']),
      tolerance: BUDGET_NOISE,
    },
    metric('home, styles', [...shell.styles, ...home.styles], LIMITS['home, styles']),
    metric(
      "home's calculator, until its offers",
      [...calculatorFiles(), ...order.scripts, ...order.styles],
      LIMITS["home's calculator, until its offers"],
    ),
    metric('order remote on first visit', [...order.scripts, ...order.styles], LIMITS['next remote on first visit']),
  ];
}

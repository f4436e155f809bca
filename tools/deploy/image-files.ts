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
    read: ['package.json', 'apps/api/migrations'],
  },
  shell: {
    bundles: 'dist/apps/shell/server',
    read: ['package.json', 'dist/apps/shell/build.json', 'dist/apps/shell/browser'],
  },
} satisfies Record<string, ImageContent>;

export type Image = keyof typeof IMAGES;

/** Of packages, what nobody loads; of migrations, what the next one is made from. */
const NOT_RUN = /node_modules\/.*\.(?:map|md|d\.[cm]?ts)$|apps\/api\/migrations\/meta\/.*_snapshot\.json$/;

/** Scripts for browsers that a server sends as they are: what they could load on a server is not loaded. */
const SENT_FILES = ['node_modules/@fastify/swagger-ui/static/**'];

/** 'node_modules/a/node_modules/b/c.js' → 'node_modules/a/node_modules/b'; a file of ours is itself. */
const toPackage = (file: string): string => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;

/** Whether an image holds a file of a folder that it holds. */
export const isRun = (file: string): boolean => !NOT_RUN.test(file);

/**
 * The files and folders of an image, by paths below the root: its bundles, the packages that they load, and what they
 * read. Nothing else is in it: neither the tools that built it, nor a second Node, nor the embedded PostgreSQL. Packages
 * are whole, since some put the names of their own files together at run time (pdfkit its fonts').
 */
export async function listImagePaths(image: Image): Promise<string[]> {
  const { bundles, read } = IMAGES[image];
  const entries = readdirSync(join(ROOT, bundles))
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(ROOT, bundles, file));
  const { fileList } = await nodeFileTrace(entries, { base: ROOT, ignore: SENT_FILES });
  const traced = [...fileList].filter((file) => !file.startsWith(bundles)).map(toPackage);
  return [...new Set([...traced, ...read, ...SUPERVISOR, bundles])];
}

/** Copies what an image of the built system runs to an empty folder. */
export async function copyImage(image: Image, folder: string): Promise<void> {
  const paths = await listImagePaths(image);
  rmSync(folder, { recursive: true, force: true });
  for (const path of paths)
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter: isRun });
}

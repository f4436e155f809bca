import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { findImageFaults, type ImageContent } from './find-image-faults.ts';
import { type Image, IMAGES, isRun, listImagePaths } from './image-files.ts';

/**
 * `npm run images`: the size of each image's files, and what runs in production and what builds it kept apart. Reads what was
 * built: the bundles, their source maps and the lock file. Exits with 1 where find-image-faults.ts finds something.
 */
const read = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

/** Bytes of the files of a path that an image holds. */
function measure(path: string): number {
  const entry = lstatSync(path);
  if (!entry.isDirectory()) return isRun(path) ? entry.size : 0;
  return readdirSync(path).reduce((sum, name) => sum + measure(join(path, name)), 0);
}

async function readImage(name: Image): Promise<ImageContent> {
  const paths = await listImagePaths(name);
  const bytes = paths.reduce((sum, path) => sum + measure(join(ROOT, path)), 0);
  return { name, megabytes: bytes / 1e6, packages: paths.filter((path) => path.startsWith('node_modules/')) };
}

/** The packages that the source maps of built files name. */
function readBundled(pattern: string): string[] {
  const sources = globSync(pattern, { cwd: ROOT }).flatMap((file) => read<{ sources: string[] }>(file).sources);
  const names = sources.map(
    (source) => /node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\/(?!.*node_modules\/)/.exec(source)?.[1],
  );
  return [...new Set(names.flatMap((name) => name ?? []))];
}

const { packages } = read<{ packages: Record<string, { dev?: boolean }> }>('package-lock.json');
const images = await Promise.all((Object.keys(IMAGES) as Image[]).map(readImage));
for (const { name, megabytes, packages: held } of images)
  console.log(`${name}: ${Math.round(megabytes)} MB, ${held.length} packages`);
const bundledForPages = readBundled('dist/apps/{shell,public,order,account,support}/**/*.map');
if (bundledForPages.length === 0) throw new Error('There are no source maps: run npm run build first.');
const faults = findImageFaults({
  ...{ images, bundledForPages, bundled: [...new Set([...bundledForPages, ...readBundled('dist/apps/api/**/*.map')])] },
  dependencies: Object.keys(read<{ dependencies: Record<string, string> }>('package.json').dependencies),
  developmentFolders: Object.keys(packages).filter((folder) => packages[folder]?.dev),
});
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE_MANIFEST, type Release, RemoteManifest, REMOTE_NAME } from '@heizplatz/releases';
import * as v from 'valibot';
import { readBuildFit } from '../build/build-fit.ts';
import { compressFiles } from '../build/compress-files.ts';
import { hashFiles } from '../build/write-build-manifest.ts';
import { readStandardManifest, type StandardRemote } from './standard-manifest.ts';
import { BUILT_DIR, getVersion } from './release-folders.ts';

const USAGE = `npm run release -- adopt REMOTE FOLDER --paths /PATH,/PATH/* [--order N] [--title TEXT]
  FOLDER is a build for browsers by @module-federation/enhanced, Rsbuild or Vite, with its mf-manifest.json`;

/** Before the catch-all of `public`, after our own areas. */
const DEFAULT_ORDER = '50';

/**
 * Makes a built version of a remote that another builder made, to be published and switched to as any other. Pages of it are
 * rendered in the browser alone, and it has no messages of ours. Rejects with a sentence that names field and way out.
 */
export async function adoptBuild(args: readonly string[], now: Date): Promise<readonly string[]> {
  const { name, from, manifest } = parseAdoption(args);
  const standard = readStandardManifest(from);
  const draft = join(BUILT_DIR, name, `.adopting-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  try {
    const browser = join(draft, 'browser');
    mkdirSync(browser, { recursive: true });
    cpSync(from, browser, { recursive: true, filter: (file) => file === from || isServed(basename(file)) });
    await compressFiles(browser);
    const release = describe(draft, { ...manifest, name, now, standard });
    writeFileSync(join(draft, RELEASE_MANIFEST), JSON.stringify(release, null, 2));
    rmSync(join(BUILT_DIR, name, release.version), { recursive: true, force: true });
    renameSync(draft, join(BUILT_DIR, name, release.version));
    return [`adopted ${name} ${release.version}, rendered in the browser alone`];
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** No documents: they would be pages of the shop's origin. */
const isServed = (file: string): boolean => !file.startsWith('.') && !/\.(html|map)$|^mf-stats\.json$/.test(file);

const Claims = v.omit(RemoteManifest, ['container']);

function parseAdoption(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      paths: { type: 'string' },
      order: { type: 'string', default: DEFAULT_ORDER },
      title: { type: 'string' },
    },
  });
  const [name = '', folder, ...rest] = positionals;
  if (!folder || rest.length > 0 || values.paths === undefined) throw new Error(USAGE);
  if (!REMOTE_NAME.test(name)) throw new Error(`'${name}' is no name of a remote`);
  const from = resolve(folder);
  if (!existsSync(from)) throw new Error(`${folder} is not there`);
  const manifest = v.safeParse(Claims, {
    title: values.title ?? name,
    order: Number(values.order),
    layouts: [],
    patterns: values.paths.split(','),
  });
  if (!manifest.success)
    throw new Error(`${v.getDotPath(manifest.issues[0])}: ${manifest.issues[0].message}\n${USAGE}`);
  return { name, from, manifest: manifest.output };
}

interface Adoption extends v.InferOutput<typeof Claims> {
  readonly name: string;
  readonly now: Date;
  readonly standard: StandardRemote;
}

/**
 * It uses the contract of this marketplace's major at most, and nothing of the platform. Which versions it runs with its own
 * code asks in the browser, where it gets the shell's; `shared[].requiredVersion` of its manifest is something else.
 */
function describe(folder: string, { now, standard, ...claims }: Adoption): Release {
  const { contentHash, files } = hashFiles(folder);
  return {
    ...claims,
    ...standard,
    ...{ version: getVersion(now, contentHash), builtAt: now.toISOString(), contentHash, files },
    ...{ isBrowserOnly: true, contractVersion: readBuildFit().contractVersion, sharedVersions: {}, sharedRanges: {} },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@heizplatz/releases';
import * as v from 'valibot';

const FILE = 'mf-manifest.json';

/** Of which a page may have one copy alone. */
const SINGLE = ['react', 'react-dom', 'react-router-dom'] as const;

const Files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** What all builders write, with what is read of it; types, fallbacks and `metaData.type` are missing in some. */
const StandardManifest = v.object({
  name: v.string(),
  metaData: v.object({
    globalName: v.optional(v.string()),
    publicPath: v.optional(v.string(), ''),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.string() }),
  }),
  shared: v.array(v.object({ name: v.string(), singleton: v.optional(v.boolean(), false) })),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: Files, css: Files }) })),
});
type StandardManifest = v.InferOutput<typeof StandardManifest>;

export interface StandardRemote extends Pick<Release, 'container' | 'styles' | 'scripts'> {
  readonly entry: NonNullable<Release['entry']>;
}

/** What a release says of a build for browsers by another builder. Throws a sentence that names field and way out. */
export function readStandardManifest(folder: string): StandardRemote {
  const file = join(folder, FILE);
  if (!existsSync(file)) fail('is missing', `'manifest: true' in the federation's options writes it`);
  const parsed = v.safeParse(StandardManifest, parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return fail(`${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}`, 'it should be as the builder wrote it');
  }
  const { output } = parsed;
  checkPublicPath(output);
  checkShared(output);
  const { globalName = output.name, remoteEntry } = output.metaData;
  const { type, name, path } = remoteEntry;
  if (type !== 'global' && type !== 'module')
    return fail(`metaData.remoteEntry.type is '${type}'`, "a build for browsers has 'global' or 'module' there");
  const routes = output.exposes.find((exposed) => exposed.path === './routes');
  if (!routes)
    return fail(
      "exposes: './routes' is missing",
      'a module of routes of react-router-dom should be exposed under this name',
    );
  const { js, css } = routes.assets;
  const remote: StandardRemote = {
    container: globalName,
    entry: { file: join(path, name), type },
    styles: [...new Set([...css.sync, ...css.async])],
    scripts: { routes: js.sync },
  };
  checkFiles(folder, [remote.entry.file, ...remote.styles, ...js.sync]);
  return remote;
}

function checkPublicPath({ metaData: { publicPath } }: StandardManifest): void {
  if (publicPath === 'auto' || publicPath === '') return;
  const why =
    publicPath === '/'
      ? "metaData.publicPath is '/', where files of the shop would run as the remote's"
      : `metaData.publicPath is '${publicPath}', and shells serve a release from an address of its own`;
  fail(
    why,
    "webpack: output.publicPath 'auto'; Rsbuild: output.assetPrefix 'auto'; Vite: no base, and the federation's publicPath 'auto'",
  );
}

function checkShared({ shared }: StandardManifest): void {
  for (const name of SINGLE) {
    const found = shared.find((one) => one.name === name);
    if (!found) fail(`shared: ${name} is missing`, `the remote would bring a copy of its own; share it as a singleton`);
    else if (!found.singleton)
      fail(`shared: ${name} has singleton false`, `a page has one copy, the shop's; set singleton true`);
  }
}

function checkFiles(folder: string, files: readonly string[]): void {
  const lost = files.find((file) => file.split('/').includes('..') || !existsSync(join(folder, file)));
  if (lost !== undefined) fail(`${lost} is named and is not there`, 'the folder should be a whole build');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fail(what: string, wayOut: string): never {
  throw new Error(`${FILE}: ${what}; ${wayOut}`);
}

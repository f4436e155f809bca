import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@heizplatz/releases';
import * as v from 'valibot';
import { LOCALES, readRemote } from '../build/apps.ts';
import { MESSAGES_FOLDER } from '../build/chunk-messages-runtime.ts';
import { ROUTES_CHUNK } from '../build/federation.ts';
import { ROOT } from '../build/workspace.ts';
import type { BuildManifest } from './build-manifest.ts';
import { BUILT_DIR, getVersion } from './release-folders.ts';

/** Sets a finished build down as a new version. */
export function packRelease(remote: string, builtAt: Date): Release {
  const built = join(ROOT, 'dist/apps', remote);
  const { contentHash, files, ...fit } = readJson<BuildManifest>(join(built, 'build.json'));
  const version = getVersion(builtAt, contentHash);
  const release: Release = {
    ...fit,
    name: remote,
    version,
    builtAt: builtAt.toISOString(),
    contentHash,
    ...readRemote(remote),
    ...exposedFiles(join(built, 'browser')),
    files,
  };
  const folder = join(BUILT_DIR, remote, version);
  mkdirSync(folder, { recursive: true });
  for (const side of ['browser', 'server']) {
    cpSync(join(built, side), join(folder, side), { recursive: true, filter: (file) => !file.endsWith('.map') });
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release, null, 2));
  return release;
}

const Files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** What is read of mf-manifest.json, which the federation's plugin writes. */
const FederationManifest = v.object({
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: Files, css: Files }) })),
});

/** What a page of the remote needs at once. The styles are those of screens on demand too, so that nothing flashes. */
export function exposedFiles(browser: string): Pick<Release, 'styles' | 'scripts'> {
  const { exposes } = v.parse(FederationManifest, readJson(join(browser, 'mf-manifest.json')));
  const routes = exposes.find(({ path }) => path === './routes');
  if (!routes) throw new Error(`${browser}/mf-manifest.json exposes no ./routes`);
  const { js, css } = routes.assets;
  const styles = [...new Set([...css.sync, ...css.async])];
  return { styles, scripts: { routes: js.sync, ...firstMessages(browser) } };
}

/** The routes' own messages by locale, which come beside them. */
function firstMessages(browser: string): Record<string, string[]> {
  const folder = join(browser, MESSAGES_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    LOCALES.map((locale) => [
      `messages-${locale}`,
      files
        .filter((file) => file.startsWith(`${ROUTES_CHUNK}.`) && file.endsWith(`.${locale}.js`))
        .map((file) => `${MESSAGES_FOLDER}/${file}`),
    ]),
  );
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

import { readdirSync } from 'node:fs';
import { isRemote, REMOTE_NAMES } from './apps.ts';
import { buildPages, compile, printResult } from './build-pages.ts';
import { apiConfiguration, shellConfiguration } from './configuration.ts';
import { remoteConfigurations } from './remote-configuration.ts';
import { ROOT } from './workspace.ts';

/** `node tools/build/build.ts APP` writes dist/apps/APP; called by Nx, which caches it. */
const app = process.argv[2] ?? '';

try {
  if (app === 'api') printResult(app, await compile(app, [apiConfiguration(apiEntries())]));
  else if (app === 'shell') {
    await buildPages(app, () => [shellConfiguration('browser'), shellConfiguration('server')]);
  } else if (isRemote(app)) await buildPages(app, () => remoteConfigurations(app));
  else throw new Error(`Unknown app '${app}'. Choose one of api, shell, ${REMOTE_NAMES.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The API itself and its commands, each a bundle of its own. */
function apiEntries(): Record<string, string> {
  const source = `${ROOT}/apps/api/src`;
  const names = readdirSync(source).filter((file) => /^(main|migrate|(?:import|load|manage)-[\w-]+)\.ts$/.test(file));
  return Object.fromEntries(names.map((file) => [file.replace(/\.ts$/, ''), `${source}/${file}`]));
}

import { existsSync, readdirSync } from 'node:fs';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { compileMessages, compileMessagesOfCode } from '../messages/compile-messages.ts';
import { isRemote, REMOTE_NAMES } from './apps.ts';
import { NO_CATALOGUE_HAS_IT } from './chunk-messages-plugin.ts';
import { apiConfiguration, remoteConfiguration, shellConfiguration } from './configuration.ts';
import { readSharedExports } from './shared-exports.ts';
import { ROOT } from './workspace.ts';
import { writeBuildManifest } from './write-build-manifest.ts';

/** `node tools/build/build.ts APP` writes dist/apps/APP; called by Nx, which caches it. */
const app = process.argv[2] ?? '';

if (app === 'api') finish(await compile([apiConfiguration(apiEntries())]));
else if (app === 'shell') {
  await buildPages(() => [shellConfiguration('browser'), shellConfiguration('server')]);
} else if (isRemote(app)) {
  await buildPages(() => [remoteConfiguration(app, 'browser'), remoteConfiguration(app, 'server')]);
} else {
  console.error(`Unknown app '${app}'. Choose one of api, shell, ${REMOTE_NAMES.join(', ')}`);
  process.exit(2);
}

/** The API itself and its commands, each a bundle of its own. */
function apiEntries(): Record<string, string> {
  const source = `${ROOT}/apps/api/src`;
  const names = readdirSync(source).filter((file) => /^(main|migrate|(?:import|load|manage)-[\w-]+)\.ts$/.test(file));
  return Object.fromEntries(names.map((file) => [file.replace(/\.ts$/, ''), `${source}/${file}`]));
}

/** With the catalogues' messages; where the code has newer ones, with those of the code. */
async function buildPages(configurations: () => Configuration[]): Promise<void> {
  await compileMessages(app);
  let stats = await compile(configurations());
  if (
    stats.stats.some(({ compilation }) =>
      compilation.errors.some(({ message }) => message.endsWith(NO_CATALOGUE_HAS_IT)),
    )
  ) {
    console.log(
      `The catalogues of ${app} lack messages of its code; run npm run messages. The texts in the code are used.`,
    );
    await compileMessagesOfCode(app);
    stats = await compile(configurations());
  }
  finish(stats);
  await writeBuildManifest(app, readSharedExports(stats.stats.map(({ compilation }) => compilation)));
}

function compile(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  return new Promise((done, failed) => {
    compiler.run((error, stats) => {
      if (error) return failed(error);
      compiler.close(() => (stats ? done(stats) : failed(new Error(`webpack returned no statistics for ${app}`))));
    });
  });
}

function finish(stats: MultiStats): void {
  const text = stats.toString({ preset: 'errors-warnings', colors: false });
  if (text.trim()) console.log(text);
  if (stats.hasErrors()) process.exit(1);
  if (!existsSync(`${ROOT}/dist/apps/${app}`)) throw new Error(`The build of ${app} wrote no files`);
}

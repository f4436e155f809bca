import { existsSync, readdirSync } from 'node:fs';
import webpack, { type Configuration } from 'webpack';
import { compileMessages } from '../messages/compile-messages.ts';
import { REMOTES, type RemoteName } from './apps.ts';
import { apiConfiguration, remoteConfiguration, shellConfiguration } from './configuration.ts';
import { ROOT } from './workspace.ts';
import { writeBuildManifest } from './write-build-manifest.ts';

/** `node tools/build/build.ts APP` writes dist/apps/APP; called by Nx, which caches it. */
const app = process.argv[2] ?? '';

if (app === 'api') await compile([apiConfiguration(apiEntries())]);
else if (app === 'shell') {
  await compileMessages('shell');
  await compile([shellConfiguration('browser'), shellConfiguration('server')]);
  await writeBuildManifest('shell');
} else if (app in REMOTES) {
  await compileMessages(app);
  await compile([remoteConfiguration(app as RemoteName, 'browser'), remoteConfiguration(app as RemoteName, 'server')]);
  await writeBuildManifest(app);
} else {
  console.error(`Unknown app '${app}'. One of: api, shell, ${Object.keys(REMOTES).join(', ')}`);
  process.exit(2);
}

/** The API itself and its commands, each a bundle of its own. */
function apiEntries(): Record<string, string> {
  const source = `${ROOT}/apps/api/src`;
  const names = readdirSync(source).filter((file) => /^(main|(?:import|load)-[\w-]+)\.ts$/.test(file));
  return Object.fromEntries(names.map((file) => [file.replace(/\.ts$/, ''), `${source}/${file}`]));
}

async function compile(configurations: Configuration[]): Promise<void> {
  const compiler = webpack(configurations);
  await new Promise<void>((done, failed) => {
    compiler.run((error, stats) => {
      if (error) return failed(error);
      const text = stats?.toString({ preset: 'errors-warnings', colors: false }) ?? '';
      if (text.trim()) console.log(text);
      compiler.close(() => (stats?.hasErrors() ? process.exit(1) : done()));
    });
  });
  if (!existsSync(`${ROOT}/dist/apps/${app}`)) throw new Error(`nothing was written for ${app}`);
}

import { rmSync } from 'node:fs';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import { isRemote } from '../build/apps.ts';
import { compileMessages } from '../messages/compile-messages.ts';
import { developmentApiConfiguration, developmentConfiguration } from './development-configuration.ts';
import { developmentBuild } from './development-folders.ts';
import { publishDevelopmentRelease, writeShellManifest } from './development-release.ts';
import { MessagesPlugin } from './messages-plugin.ts';
import { problemsIn } from './problems-in.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** `build-worker.ts APP`: builds an app, watches what it is made of, and reports to the process that forked it. */
const app = process.argv[2] ?? '';
const report = (message: WorkerMessage) => process.send?.(message);

process.on('disconnect', () => process.exit(0));
// The terminal sends Ctrl-C to every process; the parent ends this one.
process.on('SIGINT', () => undefined);

rmSync(developmentBuild(app), { recursive: true, force: true });
// Code that does not parse is reported by the build too, which then goes on with the messages of before.
if (app !== 'api') await compileMessages(app).catch((error: unknown) => console.error(error));
watch(app === 'api' ? [developmentApiConfiguration()] : pageConfigurations(app));

function pageConfigurations(name: string): Configuration[] {
  const browser = developmentConfiguration(name, 'browser');
  const onAdded = (messages: Record<string, Record<string, unknown>>) => report({ kind: 'messages', messages });
  return [
    { ...browser, name: 'browser', plugins: [...(browser.plugins ?? []), new MessagesPlugin(name, onAdded)] },
    // The browser's build goes first; the server's build is finished before a new document is requested.
    { ...developmentConfiguration(name, 'server'), name: 'server', dependencies: ['browser'] },
  ];
}

function watch(configurations: Configuration[]): void {
  const compiler = webpack(configurations);
  const [first, last] = [compiler.compilers[0], compiler.compilers.at(-1)];
  if (!compiler || !first || !last) throw new Error('webpack returned no compiler');
  const browser = first === last ? undefined : first;
  let published = '';
  let serverHash = '';
  for (const one of compiler.compilers) one.hooks.invalid.tap('report', () => void report({ kind: 'building' }));
  let browserFiles: ReadonlySet<string> = new Set();
  browser?.hooks.done.tap('report', (stats) => {
    browserFiles = new Set(stats.compilation.fileDependencies);
    reportBrowser(stats);
  });
  compiler.watch(
    configurations.map(({ watchOptions }) => watchOptions ?? {}),
    (error, result) => {
      if (error) throw error;
      const problems = problemsIn(result?.stats ?? []);
      if (problems.length) return void report({ kind: 'built', problems, hasNewServer: false, isServerOnly: false });
      const hash = result?.hash ?? '';
      const newServerHash = result?.stats.at(-1)?.hash ?? '';
      const hasNewServer = newServerHash !== serverHash;
      const isServerOnly = hasNewServer && serverHash !== '' && changesServerOnly(last, browserFiles);
      serverHash = newServerHash;
      const version = hash !== published && isRemote(app) ? publish(app, hash) : undefined;
      if (app === 'shell') writeShellManifest();
      published = hash;
      report({ kind: 'built', problems, ...(version && { version }), hasNewServer, isServerOnly });
    },
  );
}

const publish = (remote: string, hash: string): string => publishDevelopmentRelease(remote, hash, new Date());

function reportBrowser(stats: Stats): void {
  if (stats.hasErrors()) return;
  const styles = Object.keys(stats.compilation.assets).filter((file) => file.endsWith('.css'));
  report({ kind: 'browser-built', build: { hash: stats.hash ?? '', styles } });
}

/** Catalogues are the server's alone, but the browser gets their messages with its chunks. */
function changesServerOnly(server: Compiler, browserFiles: ReadonlySet<string>): boolean {
  return [...(server.modifiedFiles ?? [])].some(
    (file) => /\.(tsx?|css|json)$/.test(file) && !file.endsWith('.locale.json') && !browserFiles.has(file),
  );
}

import { existsSync } from 'node:fs';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { compileMessages } from '../messages/compile-messages.ts';
import { readSharedExports } from './shared-exports.ts';
import { ROOT } from './workspace.ts';
import { writeBuildManifest } from './write-build-manifest.ts';

/** Writes dist/apps/APP of the shell or a remote, with the messages of its code. Rejects when webpack reports errors. */
export async function buildPages(app: string, configurations: () => Configuration[]): Promise<void> {
  await compileMessages(app);
  const stats = await compile(app, configurations());
  printResult(app, stats);
  await writeBuildManifest(app, readSharedExports(stats.stats.map(({ compilation }) => compilation)));
}

/** Runs webpack; errors of the sources are in what it resolves with. */
export function compile(app: string, configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  return new Promise((done, failed) => {
    compiler.run((error, stats) => {
      if (error) return failed(error);
      compiler.close(() => (stats ? done(stats) : failed(new Error(`webpack returned no statistics for ${app}`))));
    });
  });
}

/** Prints errors and warnings. Throws when there are errors, or no files. */
export function printResult(app: string, stats: MultiStats): void {
  const text = stats.toString({ preset: 'errors-warnings', colors: false });
  if (text.trim()) console.log(text);
  if (stats.hasErrors()) throw new Error(`The build of ${app} failed`);
  if (!existsSync(`${ROOT}/dist/apps/${app}`)) throw new Error(`The build of ${app} wrote no files`);
}

import { join } from 'node:path';
import webpack from 'webpack';
import { apiConfiguration } from '../build/configuration.ts';
import { ROOT } from '../build/workspace.ts';

const OUT = join(ROOT, 'dist/bench');

/** Builds a command, by its path below the root, that is no part of the API's own build; gives its file. */
export async function buildCommand(name: string, source: string): Promise<string> {
  const configuration = apiConfiguration({ [name]: join(ROOT, source) });
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: OUT } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
  return join(OUT, `${name}.js`);
}

import { join } from 'node:path';
import webpack from 'webpack';
import { shellConfiguration } from '../../build/configuration.ts';
import { ROOT } from '../../build/workspace.ts';
import { compileMessages } from '../../messages/compile-messages.ts';

const OUT = join(ROOT, 'tmp/bench/renderer');

export const RENDERER_FILE = join(OUT, 'main.js');

/** The shell's server build with a renderer as its entry. */
export async function buildRenderer(): Promise<void> {
  // Nx may have taken the shell from its cache, which does not hold these.
  await compileMessages('shell');
  const shell = shellConfiguration('server');
  const compiler = webpack({
    ...shell,
    entry: { main: join(import.meta.dirname, 'main.ts') },
    output: { ...shell.output, path: OUT, uniqueName: 'bench_renderer' },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
}

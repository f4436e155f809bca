import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { shellConfiguration } from '../../build/configuration.ts';
import { ROOT } from '../../build/workspace.ts';
import { compileMessages } from '../../messages/compile-messages.ts';

export type RendererName = 'federated' | 'whole';

const OUT = join(ROOT, 'tmp/bench/renderers');

export const rendererFile = (name: RendererName): string => join(OUT, name, 'main.js');

/** The shell's server build twice, each with a renderer as its entry; one goes without the federation's plugin. */
export async function buildRenderers(): Promise<void> {
  // Nx may have taken the apps from its cache, which does not hold these.
  for (const app of ['shell', 'public', 'order']) await compileMessages(app);
  const compiler = webpack([configuration('federated'), { ...configuration('whole'), plugins: [] }]);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
}

function configuration(name: RendererName): Configuration {
  const shell = shellConfiguration('server');
  return {
    ...shell,
    name,
    entry: { main: join(import.meta.dirname, `render-${name}.ts`) },
    output: { ...shell.output, path: join(OUT, name), uniqueName: `bench_${name}` },
  };
}

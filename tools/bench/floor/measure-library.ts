import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { browserBase } from '../../build/base-configuration.ts';
import { ROOT } from '../../build/workspace.ts';
import type { Library } from './libraries.ts';

const FOLDER = join(ROOT, 'tmp/bench/floor');

/** Left out of a library that is measured alone, since another one brings it. */
const BROUGHT = ['react', 'react/jsx-runtime', 'react-dom', '@lingui/core'];

/** Bytes (brotli) of a library alone: bundled and minified as the shell's build does it. */
export const measureAlone = (library: Library): Promise<number> =>
  measure([library], {
    externals: Object.fromEntries(
      BROUGHT.filter((name) => !library.code.includes(`'${name}'`)).map((name) => [name, 'var globalThis']),
    ),
  });

/** Bytes of all of them in one file. */
export const measureTogether = (libraries: readonly Library[]): Promise<number> => measure(libraries, {});

async function measure(libraries: readonly Library[], more: Configuration): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  const files = libraries.map(({ name, code }) => {
    const file = join(FOLDER, `${name.replace(/\W+/g, '-')}.js`);
    writeFileSync(file, `const used = (globalThis.used ??= []);${code}\n`);
    return file;
  });
  const base = browserBase('shell');
  await compile({
    ...base,
    ...more,
    entry: { floor: files },
    output: { ...base.output, path: join(FOLDER, 'out'), clean: true },
    devtool: false,
    optimization: { ...base.optimization, splitChunks: false },
  });
  return brotliCompressSync(readFileSync(join(FOLDER, 'out/floor.js'))).length;
}

const compile = (configuration: Configuration): Promise<void> =>
  new Promise((done, failed) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? failed(error ?? new Error(stats?.toString('errors-only'))) : done(),
      ),
    );
  });

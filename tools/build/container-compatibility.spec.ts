/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import createRuntimePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/enhanced/runtime';
import webpack, { type WebpackPluginInstance } from 'webpack';

const NAME = 'mf_compat';
const SHARED = { lib: { singleton: true, strictVersion: true, requiredVersion: '^1.2.0', import: false as const } };
const OPTIONS = { name: NAME, filename: 'remoteEntry.js', exposes: { './routes': './routes.js' }, shared: SHARED };
const LIBRARY = { type: 'var', name: NAME };

const now = () =>
  new ModuleFederationPlugin({
    ...OPTIONS,
    library: LIBRARY,
    ...{ dts: false, dev: false, manifest: true, shareStrategy: 'loaded-first' },
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
/** As remotes were built before decision 138. */
const before = () => new webpack.container.ModuleFederationPlugin({ ...OPTIONS, library: LIBRARY });

interface Container {
  readonly init: (scope: object) => unknown;
  readonly get: (expose: string) => Promise<() => unknown>;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  // Each test is a page of its own.
  Reflect.deleteProperty(globalThis, `webpackChunk${NAME}`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** Builds a remote that exposes what it gets from the shared `lib`; returns its container as a page has it. */
async function buildContainer(plugin: WebpackPluginInstance): Promise<Container> {
  writeFileSync(join(folder, 'routes.js'), `import { name } from 'lib'; export const routes = [{ id: name }];`);
  const compiler = webpack({
    ...{ context: folder, mode: 'production', target: ['web', 'es2022'], entry: {}, plugins: [plugin] },
    output: { path: join(folder, 'out'), publicPath: '/out/', uniqueName: NAME },
  });
  await new Promise<void>((done, failed) =>
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? failed(error ?? stats?.toString('errors-only')) : done())),
    ),
  );
  return run(join(folder, 'out/remoteEntry.js')) as Container;
}

/** A script's text in the page; returns the container where it defines one. */
const run = (file: string): unknown =>
  new Function(`${readFileSync(file, 'utf8')}; return typeof ${NAME} === 'undefined' ? undefined : ${NAME};`)();

interface ScriptElement {
  src: string;
  onload?: (event: object) => void;
  readonly setAttribute: () => void;
}

/** A page in which chunks come as scripts do. */
beforeAll(() => {
  const createElement = (): ScriptElement => ({ src: '', setAttribute: () => undefined });
  const appendChild = (script: ScriptElement) =>
    queueMicrotask(() => {
      run(join(folder, 'out', basename(script.src)));
      script.onload?.({ type: 'load', target: script });
    });
  Object.assign(globalThis, {
    document: { createElement, getElementsByTagName: () => [], head: { appendChild }, baseURI: 'http://localhost/' },
    self: globalThis,
  });
});

const lib = { name: 'of the shell' };

describe('a shell of now', () => {
  const open = (plugin: WebpackPluginInstance, version: string) => {
    const shell = createInstance({
      name: 'shell',
      remotes: [],
      plugins: [createRuntimePlugin(), { name: 'entries', loadEntry: () => buildContainer(plugin) as never }],
      shareStrategy: 'loaded-first',
      shared: {
        lib: {
          version,
          lib: () => lib,
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: version, eager: true },
        },
      },
    });
    // The runtime keeps entries by name and address.
    shell.registerRemotes([{ name: NAME, entry: `${folder}/remoteEntry.js` }]);
    return shell.loadRemote(`${NAME}/routes`);
  };

  it.each([
    ['of now', now],
    ['of webpack alone, from before decision 138', before],
  ])('gives a container %s what it shares', async (_, build) => {
    expect(await open(build(), '1.3.0')).toMatchObject({ routes: [{ id: 'of the shell' }] });
  });

  it.each([
    ['of now', now, /Version 2\.0\.0 from shell of shared singleton module lib does not satisfy/],
    ['of webpack alone, from before decision 138', before, /Unsatisfied version 2\.0\.0/],
  ])('loads no container %s that needs another version than it shares', async (_, build, refusal) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(open(build(), '2.0.0')).rejects.toThrow(refusal);
  });
});

describe('a shell from before decision 138', () => {
  beforeAll(() => void createRuntimePlugin().beforeInit?.({ options: { name: 'shell' } } as never));

  it('runs a container of now, with the runtime that it gives to releases without the field browserContainer', async () => {
    const container = await buildContainer(now());
    // As webpack's sharing registers a module of the shell.
    await container.init({ lib: { '1.3.0': { get: () => () => lib, from: 'shell', eager: true } } });
    expect((await container.get('./routes'))()).toMatchObject({ routes: [{ id: 'of the shell' }] });
  });
});

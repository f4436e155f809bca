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

/** As remotes were built before decision 88. */
const before = () =>
  new ModuleFederationPlugin({
    ...OPTIONS,
    library: LIBRARY,
    ...{ dts: false, dev: false, manifest: false, shareStrategy: 'loaded-first' },
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
const now = () => new webpack.container.ModuleFederationPlugin({ ...OPTIONS, library: LIBRARY });

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
/** As webpack's sharing registers a module of the shell. */
const getScope = (version: string) => ({ lib: { [version]: { get: () => () => lib, from: 'shell', eager: true } } });

describe('a container built before decision 88, on a shell of now', () => {
  beforeAll(() => void createRuntimePlugin().beforeInit?.({ options: { name: 'shell' } } as never));
  it('runs with the runtime that the page gives it, and takes what the shell shares', async () => {
    const container = await buildContainer(before());
    await container.init(getScope('1.3.0'));
    expect((await container.get('./routes'))()).toMatchObject({ routes: [{ id: 'of the shell' }] });
  });
});

describe('a container of now', () => {
  it('takes what the shell shares', async () => {
    const container = await buildContainer(now());
    await container.init(getScope('1.3.0'));
    expect((await container.get('./routes'))()).toMatchObject({ routes: [{ id: 'of the shell' }] });
  });

  it('throws where the shell shares another version than it runs with', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = await buildContainer(now());
    await container.init(getScope('2.0.0'));
    const getModule = await container.get('./routes');
    expect(() => getModule()).toThrow(/Unsatisfied version 2\.0\.0/);
  });

  it('runs on a shell from before decision 88, which connects it by the runtime of the federation', async () => {
    const container = await buildContainer(now());
    const shell = createInstance({
      name: 'shell_before',
      remotes: [],
      plugins: [{ name: 'entries', loadEntry: async () => container as never }],
      shareStrategy: 'loaded-first',
      shared: {
        lib: {
          version: '1.3.0',
          get: () => () => lib,
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: '1.3.0', eager: true },
        },
      },
    });
    shell.registerRemotes([{ name: 'compat', entry: '/remoteEntry.js', entryGlobalName: NAME }]);
    await Promise.all(shell.initializeSharing());
    expect(await shell.loadRemote('compat/routes')).toMatchObject({ routes: [{ id: 'of the shell' }] });
  });
});

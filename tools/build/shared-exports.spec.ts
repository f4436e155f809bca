import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { readSharedExports } from './shared-exports';

const ROUTER = '@heizplatz/router';
const LIB = `node_modules/${ROUTER}`;
const SHARED = { singleton: true, strictVersion: true, version: '1.0.0', requiredVersion: '1.0.0' };

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shared-exports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles `src/entry.js` with the router as a shared module; returns the compilation. */
async function build(files: Readonly<Record<string, string>>, role: 'host' | 'remote') {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: 'async-node',
    entry: './src/entry.js',
    output: { path: join(folder, 'out', role) },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        ...{ name: role, filename: 'remoteEntry.js', dts: false, dev: false, manifest: false },
        shared:
          role === 'remote'
            ? { [ROUTER]: { ...SHARED, import: false }, react: { ...SHARED, import: false } }
            : { [ROUTER]: { ...SHARED, eager: true } },
      }),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) =>
    compiler.run((error, result) => (error ? failed(error) : compiler.close(() => done(result)))),
  );
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return stats.compilation;
}

const PAGE = `import { Link, useSite, useParams as parameters, notUsed } from '${ROUTER}';
import * as router from '${ROUTER}';
const neverRead = () => notUsed();
export const Page = () => [Link, useSite().name, parameters(), router.useUser()];`;
const remote = (page: string) => ({
  'src/entry.js': `import('./page.js').then(({ Page }) => console.log(Page));`,
  'src/page.js': page,
});

describe('the exports of shared libs', () => {
  it('of a remote are those that its chunks read, while rendering too', async () => {
    const compilation = await build(remote(PAGE), 'remote');
    const { usedExports, sharedExports } = readSharedExports([compilation]);
    expect(usedExports).toEqual({ [ROUTER]: ['Link', 'useParams', 'useSite', 'useUser'] });
    expect(sharedExports).toBeUndefined();
  });

  it('of a remote are those of both sides together, and those that it passes on', async () => {
    const server = await build(remote(`export { PostForm as Page } from '${ROUTER}';`), 'remote');
    const browser = await build(remote(PAGE), 'remote');
    expect(readSharedExports([server, browser]).usedExports).toEqual({
      [ROUTER]: ['Link', 'PostForm', 'useParams', 'useSite', 'useUser'],
    });
  });

  it('of packages of others are those that are read, by name or as members of the default export', async () => {
    const page = `import React, { useState as state } from 'react';
export const Page = () => [state(1), React.useId(), React.noSuchExport];`;
    const { usedExports, usedPackageExports } = readSharedExports([await build(remote(page), 'remote')]);
    expect(usedPackageExports).toEqual({ react: ['useId', 'useState'] });
    expect(usedExports).toEqual({});
  });

  it('of the shell are all that the lib has on both sides, whether the shell reads them or not', async () => {
    const manifest = `{ "name": "${ROUTER}", "version": "1.0.0", "type": "module", "exports": "./index.js", "sideEffects": false }`;
    const entry = {
      'src/entry.js': `import { Link } from '${ROUTER}'; console.log(Link);`,
      [`${LIB}/package.json`]: manifest,
    };
    const server = await build(
      { ...entry, [`${LIB}/index.js`]: 'export const [Link, useSite, onServer] = [];' },
      'host',
    );
    const browser = await build({ ...entry, [`${LIB}/index.js`]: 'export const [Link, useSite] = [];' }, 'host');
    expect(readSharedExports([server, browser])).toEqual({
      sharedExports: { [ROUTER]: ['Link', 'useSite'] },
      packageExports: expect.objectContaining({ react: expect.arrayContaining(['default', 'useState']) }),
    });
  });
});

describe('the calls of a remote', () => {
  /** As the contract: without side effects, so that webpack leads imports past the list. */
  const CONTRACT = {
    'src/contract/package.json': '{ "type": "module", "sideEffects": false }',
    'src/contract/src/market.ts': 'export const [prices, rooms, MAX_ROOMS] = [1, 2, 3];',
    'src/contract/src/account.ts': 'export const saved = 4;',
    'src/contract/src/calls.ts': `export { prices, rooms } from './market.ts'; export { saved } from './account.ts';`,
    'src/contract/src/index.js': `import * as CALLS from './calls.ts'; export { CALLS }; export { MAX_ROOMS } from './market.ts';`,
  };
  const callsOf = async (page: string) => {
    const code = `import { CALLS, MAX_ROOMS } from './contract/src/index.js'; ${page} console.log(MAX_ROOMS);`;
    return readSharedExports([await build({ ...CONTRACT, ...remote(code) }, 'remote')]).usedCalls;
  };

  it('are those that its code names', async () => {
    const unread = 'const neverRead = () => CALLS.saved;';
    expect(await callsOf(`${unread} export const Page = () => [CALLS.rooms, CALLS.prices];`)).toEqual([
      'prices',
      'rooms',
    ]);
  });

  it('are all where its code takes the list as a whole', async () => {
    expect(await callsOf('export const Page = () => Object.values(CALLS);')).toEqual(['prices', 'rooms', 'saved']);
  });

  it('are none where it has no contract', async () => {
    expect(readSharedExports([await build(remote('export const Page = () => 1;'), 'remote')]).usedCalls).toEqual([]);
  });
});

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { readCatalogues } from '../messages/read-catalogues.ts';
import { isRemote, readRemote } from './apps.ts';
import { ChunkMessagesPlugin } from './chunk-messages-plugin.ts';
import { hostFederation, remoteFederation, ROUTES_CHUNK } from './federation.ts';
import { schemaRule, scriptRule, styleRules } from './module-rules.ts';
import { ROOT } from './workspace.ts';

export type Target = 'browser' | 'server';

/** A remote's compilation; its folder is what a release holds. */
export function remoteConfiguration(remote: string, target: Target): Configuration {
  const base = target === 'browser' ? browserBase(remote) : serverBase(remote);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      remoteFederation(remote, target),
      ...(target === 'browser' ? [chunkMessages(remote)] : []),
    ],
  };
}

/** The server takes whole catalogues, the browser each chunk's own. */
const chunkMessages = (remote: string) =>
  new ChunkMessagesPlugin({
    first: ROUTES_CHUNK,
    build: readRemote(remote).container,
    readCatalogues: () => readCatalogues(remote),
  });

export function shellConfiguration(target: Target): Configuration {
  const base = target === 'browser' ? browserBase('shell') : serverBase('shell');
  return {
    ...base,
    entry: {
      main: `${ROOT}/apps/shell/src/${target}/main.ts`,
      ...(target === 'server' && RENDER_WORKER),
    },
    plugins: [...(base.plugins ?? []), hostFederation(target)],
    ...(target === 'server' && { externals: [nodePackagesButShared] }),
  };
}

/** The threads that render pages; the server starts them by their file. */
const RENDER_WORKER = { 'render-worker': `${ROOT}/apps/shell/src/server/render-pool/render-worker.ts` } as const;

/** The API and its commands: one bundle each, packages left in node_modules. */
export function apiConfiguration(entries: Record<string, string>): Configuration {
  return {
    ...serverBase('api'),
    target: 'node22',
    entry: entries,
    output: { path: `${ROOT}/dist/apps/api`, filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    externals: [nodePackages],
    externalsPresets: { node: true },
  };
}

function browserBase(app: string): Configuration {
  return {
    ...base(app),
    target: ['web', 'es2022'],
    output: {
      path: `${ROOT}/dist/apps/${app}/browser`,
      filename: app === 'shell' ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      publicPath: 'auto',
      uniqueName: isRemote(app) ? readRemote(app).container : app,
      clean: true,
      crossOriginLoading: false,
    },
    module: { rules: [schemaRule(), scriptRule('browser'), ...styleRules('browser')] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      minimize: true,
      // Both work in native threads; a process beside would begin by loading them.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // The chart library's chunk holds nothing else, and comes minified.
          exclude: /^apexcharts\./,
          extractComments: false,
          parallel: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      chunkIds: 'named',
      moduleIds: 'deterministic',
      // One hashed file a chunk: few requests, and nothing split between them. A remote's styles are one file, so that
      // the head has those of screens on demand too and nothing flashes.
      splitChunks: {
        cacheGroups: { default: false, defaultVendors: false, ...(isRemote(app) ? ONE_SHEET : STARTED) },
      },
    },
    performance: { hints: false },
  };
}

const ONE_SHEET = { styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } } as const;

/** Files that the shell starts with beside main.js (0023): each is read and compiled in a task of its own. */
const STARTED = {
  react: startFile('start-react', /\/node_modules\/(react|react-dom|scheduler)\//),
  router: startFile('start-router', /\/node_modules\/(react-router|react-router-dom)\//),
} as const;

function startFile(name: string, test: RegExp) {
  return { name, test, chunks: 'initial', enforce: true } as const;
}

function serverBase(app: string): Configuration {
  return {
    ...base(app),
    target: 'async-node',
    output: {
      path: `${ROOT}/dist/apps/${app}/server`,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:10].js',
      library: { type: 'commonjs2' },
      uniqueName: `${app}_server`,
      clean: true,
    },
    module: {
      rules: [scriptRule('server'), ...styleRules('server')],
      // Releases are required at run time, from folders that no build knows.
      parser: { javascript: { createRequire: false } },
    },
    optimization: { minimize: false, moduleIds: 'named', chunkIds: 'named', splitChunks: false },
    node: { __dirname: false, __filename: false },
  };
}

function base(app: string): Configuration {
  return {
    name: app,
    mode: 'production',
    context: ROOT,
    devtool: 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: ROUTER },
    resolveLoader: { modules: [`${ROOT}/node_modules`] },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Whatever the mode, react-router's package.json resolves to its development build. */
const ROUTER = {
  'react-router/dom$': `${ROOT}/node_modules/react-router/dist/production/dom-export.mjs`,
  'react-router$': `${ROOT}/node_modules/react-router/dist/production/index.mjs`,
};

type External = (request: { request?: string }, done: (error?: null, result?: string) => void) => void;

const isOurs = (request: string) =>
  request.startsWith('.') || request.startsWith('/') || request.startsWith('@heizplatz/') || request.includes('!');

/** Everything from node_modules is required at run time. */
const nodePackages: External = ({ request = '' }, done) =>
  isOurs(request) ? done() : done(null, `commonjs ${request}`);

/** The shell's server bundles what the federation shares, and requires the rest. */
const BUNDLED =
  /^(react|react-dom|react-router|react-router-dom|jotai|swr|valibot|use-sync-external-store|cookie|set-cookie-parser|@lingui|@messageformat|@module-federation|dequal|scheduler)(\/|$)/;
const nodePackagesButShared: External = ({ request = '' }, done) =>
  isOurs(request) || BUNDLED.test(request) || !isInstalledName(request) ? done() : done(null, `commonjs ${request}`);

const isInstalledName = (request: string) => /^(node:|@?[a-z0-9])/.test(request) && !request.startsWith('webpack');

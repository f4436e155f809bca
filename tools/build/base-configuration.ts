import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { isRemote, readRemote } from './apps.ts';
import { iconRule, schemaRule, scriptRule, styleRules } from './module-rules.ts';
import { ROOT } from './workspace.ts';

export type Target = 'browser' | 'server';

/** What all builds for the browser have in common. */
export function browserBase(app: string): Configuration {
  const common = base(app);
  return {
    ...common,
    target: ['web', 'es2022'],
    resolve: {
      ...common.resolve,
      alias: { ...ROUTER, ...(app === 'shell' && SHIMS) },
    },
    output: {
      path: `${ROOT}/dist/apps/${app}/browser`,
      filename: app === 'shell' ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: isRemote(app) ? readRemote(app).container : app,
      clean: true,
      crossOriginLoading: false,
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [schemaRule(app), iconRule(app), scriptRule('browser'), ...styleRules(app, 'browser')],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
        // The shell loads the sheets of a remote itself, and waits for them.
        runtime: !isRemote(app),
      }),
    ],
    optimization: {
      minimize: true,
      // Both work in native threads; a process beside would begin by loading them.
      minimizer: [
        new MinimizerPlugin({
          // The second one drops what the first one leaves of inlined code: 0.3 % of all bytes.
          minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.swcMinify],
          // The chart library's chunk holds nothing else, and comes minified.
          exclude: /^apexcharts\./,
          extractComments: false,
          parallel: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      chunkIds: 'named',
      // A release's files have an address of their own, so no cache gains by ids that stay.
      moduleIds: 'size',
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

/** Chunks of the shell that come after the first scripts, though documents have what they render. */
const DOCUMENT_CHUNKS: readonly string[] = ['calculator-bar', 'footer', 'focused-layout', 'order-process-layout'];

/** The shell starts with two files of some 200 KB (0023): each is read and compiled in a task of its own. */
const STARTED = {
  react: {
    name: 'start-react',
    test: /\/node_modules\/(react|react-dom|scheduler)\//,
    chunks: 'initial',
    enforce: true,
  },
  // Their styles are in each head.
  document: {
    name: 'main',
    type: 'css/mini-extract',
    chunks: ({ name }: { readonly name?: string | null }) => ['main', ...DOCUMENT_CHUNKS].includes(name ?? ''),
    enforce: true,
  },
} as const;

/** What all builds for Node have in common. */
export function serverBase(app: string): Configuration {
  return {
    ...base(app),
    // Node keeps each map in memory: lines of our sources say enough of code that is not minified (0165).
    devtool: 'nosources-cheap-module-source-map',
    target: 'async-node',
    output: {
      path: `${ROOT}/dist/apps/${app}/server`,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      library: { type: 'commonjs2' },
      uniqueName: `${app}_server`,
      clean: true,
    },
    module: {
      rules: [scriptRule('server'), ...styleRules(app, 'server')],
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

/**
 * React has it since version 18; swr and lingui bring a copy for older ones. In the shell alone: an alias is resolved past the
 * share scope, so a remote would get a React of its own.
 */
const SHIMS = { 'use-sync-external-store/shim$': 'react' } as const;

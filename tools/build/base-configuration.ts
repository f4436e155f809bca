import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { isRemote, readRemote } from './apps.ts';
import { schemaRule, scriptRule, styleRules } from './module-rules.ts';
import { ROOT } from './workspace.ts';

export type Target = 'browser' | 'server';

/** What all builds for the browser have in common. */
export function browserBase(app: string): Configuration {
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

/** What all builds for Node have in common. */
export function serverBase(app: string): Configuration {
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

import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { readRepositoryName, ROOT } from './workspace.ts';

const packages = createRequire(import.meta.url);

/** A loader beside this file: TypeScript here, JavaScript where the tools are a package. */
const ownLoader = (name: string): string => join(import.meta.dirname, name + extname(import.meta.filename));

/** TypeScript by swc, with lingui's macros; ids alone stay in the code. */
export function scriptRule(target: 'browser' | 'server'): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: packages.resolve('swc-loader'),
    options: {
      sourceMaps: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: target === 'browser' ? 'es2022' : 'es2023',
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [[packages.resolve('@lingui/swc-plugin'), { descriptorFields: 'id-only' }]],
        },
      },
    },
  };
}

/** Schemas and calls that a browser's bundle does not use fall away. */
export function schemaRule(): RuleSetRule {
  return {
    test: /\/libs\/(contract|calculator|country|identity)\/src\/.*\.ts$/,
    enforce: 'pre',
    loader: ownLoader('mark-schemas-pure'),
  };
}

/** CSS modules get equal names on both sides; only the browser's build writes the files. */
export function styleRules(target: 'browser' | 'server'): RuleSetRule[] {
  const modules = {
    localIdentName: '[local]-[hash:base64:5]',
    localIdentHashSalt: readRepositoryName(),
    localIdentContext: ROOT,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: target === 'server',
  };
  const css = packages.resolve('css-loader');
  const breakpoints = ownLoader('breakpoints-loader');
  const extract = target === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  return [
    { test: /\.module\.css$/, use: [...extract, { loader: css, options: { modules } }, breakpoints] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use:
        target === 'browser'
          ? [...extract, { loader: css, options: { modules: false } }, breakpoints]
          : [{ loader: css, options: { modules: { ...modules, mode: 'global' } } }, breakpoints],
    },
    {
      test: /\.(woff2|svg|png|webp)$/,
      type: 'asset/resource',
      generator: { filename: 'files/[name].[contenthash:8][ext]', emit: target === 'browser' },
    },
  ];
}

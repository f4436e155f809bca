import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, relative } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { RequestSchema } from './schema-loader.ts';
import { IS_INSTALLED, ROOT } from './workspace.ts';

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

/** Schemas and calls that a browser's bundle does not use fall away, and what of a call browsers never read. */
export function schemaRule(app: string): RuleSetRule {
  return {
    test: /\/libs\/(contract|calculator|country|identity)\/src\/.*\.ts$/,
    enforce: 'pre',
    loader: ownLoader('schema-loader'),
    options: { dropped: UNREAD_SCHEMAS[app] ?? ['params'], readsAccess: !WITHOUT_ACCESS.includes(app) },
  };
}

/** Icons that neither the app nor a lib names fall away; a team's repository has our libs as a package, whole. */
export function iconRule(app: string): RuleSetRule {
  const sources = globSync([`apps/${app}/src/**/*.{ts,tsx}`, 'libs/*/src/**/*.{ts,tsx}'], { cwd: ROOT })
    .filter((file) => !file.endsWith(ICON_PATHS))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const used = new Set(sources.flatMap((source) => [...source.matchAll(/['"]([a-z-]+)['"]/g)].map(([, name]) => name)));
  return {
    test: (file) => !IS_INSTALLED && file.endsWith(ICON_PATHS),
    loader: ownLoader('icon-loader'),
    options: { used: [...used] },
  };
}

const ICON_PATHS = 'libs/ui/src/marks/icon-paths.ts';

/** Forms judge their text by the body's schema, lists of staff their filters by the query's. */
const UNREAD_SCHEMAS: Readonly<Record<string, readonly RequestSchema[]>> = {
  shell: ['params', 'query', 'body'],
  public: ['params', 'query'],
  order: ['params', 'query'],
  account: ['params', 'query'],
};

/** Their pages never ask who may make a call; the shell's guards have an access of their own. */
const WITHOUT_ACCESS: readonly string[] = ['shell', 'public', 'order', 'account'];

/** What names of classes follow: the file's content too, or its place alone, so that a changed line leaves the scripts as they are. */
type NamedBy = 'content' | 'place';

/** CSS modules get equal names on both sides; only the browser's build writes the files. */
export function styleRules(app: string, target: 'browser' | 'server', namedBy: NamedBy = 'content'): RuleSetRule[] {
  const modules = {
    // A remote's rules stay with its own elements; the shell marks the document.
    mode: app === 'shell' ? 'local' : 'pure',
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, localName: string) =>
      `${localName}-${hashStyles(app, resourcePath, namedBy)}`,
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

/**
 * What the classes of a module carry in an app, so that no sheet of another app, nor of another version, has a rule for them
 * (docs/decisions/0145-a-release-changes-its-own-area.md). One a file: texts that repeat compress well.
 */
function hashStyles(app: string, file: string, namedBy: NamedBy): string {
  const hash = createHash('sha256').update(JSON.stringify([app, relative(ROOT, file)]));
  if (namedBy === 'content') hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 5);
}

import type { Configuration } from 'webpack';
import { browserBase, serverBase, type Target } from './base-configuration.ts';
import { hostFederation } from './federation.ts';
import { ROOT } from './workspace.ts';

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
    entry: { ...entries, ...INSPECTION_WORKER },
    output: {
      ...{ path: `${ROOT}/dist/apps/api`, filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    externals: [nodePackages],
    externalsPresets: { node: true },
  };
}

/** The threads that look into files; the API starts them by their file, beside its own. */
const INSPECTION_WORKER = {
  'inspect-file.worker': `${ROOT}/libs/api/platform/src/files/inspection/inspect-file.worker.ts`,
} as const;

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

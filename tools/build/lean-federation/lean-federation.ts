import { resolve } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { ROOT } from '../workspace.ts';

/** Files of the federation, with what stands for them in browsers. */
export const REPLACED: Readonly<Record<string, string>> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshot-handler.ts',
  'runtime-core/dist/utils/preload.js': 'unused-parts.ts',
  'webpack-bundler-runtime/dist/remotes.js': 'unused-parts.ts',
  'error-codes/dist/desc.mjs': 'error-texts.ts',
};

/** The installed file. */
export const getFederationFile = (name: string): string => `${ROOT}/node_modules/@module-federation/${name}`;

/**
 * Leaves out of the federation's runtime what a browser never runs here: remotes are registered by their entries, not by
 * manifests or by a build, and documents name the files to fetch ahead (docs/decisions/0081-the-shell-under-switches.md).
 */
export function leanFederation(): WebpackPluginInstance {
  const parts = new Map(
    Object.entries(REPLACED).map(([name, part]) => [getFederationFile(name), `${import.meta.dirname}/${part}`]),
  );
  return new webpack.NormalModuleReplacementPlugin(/^\./, (resource: { context: string; request: string }) => {
    resource.request = parts.get(resolve(resource.context, resource.request)) ?? resource.request;
  });
}

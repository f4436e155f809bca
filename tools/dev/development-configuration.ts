import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import type { Target } from '../build/base-configuration.ts';
import { apiConfiguration, shellConfiguration } from '../build/configuration.ts';
import { scriptRule, styleRules } from '../build/module-rules.ts';
import { remoteConfiguration } from '../build/remote-configuration.ts';
import { ROOT } from '../build/workspace.ts';
import { developmentBuild, developmentCache } from './development-folders.ts';

/** Prefix of this folder's modules that only development bundles may have. */
const CLIENT = join(import.meta.dirname, 'client/main.ts');
const REFRESH_LOADER = join(import.meta.dirname, 'refresh-loader.ts');

const CATALOGUE_LOADER = join(import.meta.dirname, 'catalogue-loader.ts');

/** A page takes updates by files whose names hold the build that they lead from; those of a session stay. */
const HOT_UPDATE = /\.hot-update\./;

/** The production configuration of a remote or of the shell, quick to rebuild; in the browser with hot updates. */
export function developmentConfiguration(app: string, target: Target): Configuration {
  const production = app === 'shell' ? shellConfiguration(target) : remoteConfiguration(app, target);
  const quick = quickToRebuild(production, app, target);
  const styles = styleRules(app, target, 'place');
  if (target === 'server') return { ...quick, module: { ...quick.module, rules: [scriptRule(target), ...styles] } };
  return {
    ...quick,
    ...(app === 'shell' && { entry: { main: [CLIENT, `${ROOT}/apps/shell/src/browser/main.ts`] } }),
    module: { rules: [refreshRule(app), CATALOGUE_RULE, ...styles] },
    plugins: [...(quick.plugins ?? []), new webpack.HotModuleReplacementPlugin(), new StylesWithoutHotCode()],
  };
}

export function developmentApiConfiguration(): Configuration {
  const quick = quickToRebuild(apiConfiguration({ main: `${ROOT}/apps/api/src/main.ts` }), 'api', 'server');
  // No policy holds for Node: each module carries its own map, and a changed line makes one anew, not the bundle's.
  return { ...quick, devtool: 'eval-cheap-module-source-map' };
}

function quickToRebuild(production: Configuration, app: string, target: Target): Configuration {
  const path = app === 'api' ? developmentBuild(app) : join(developmentBuild(app), target);
  return {
    ...production,
    // The policy of scripts forbids eval; lines without columns are quick.
    devtool: 'cheap-module-source-map',
    output: { ...production.output, path, clean: { keep: HOT_UPDATE } },
    optimization: {
      ...production.optimization,
      minimize: false,
      concatenateModules: false,
      usedExports: false,
      innerGraph: false,
      mangleExports: false,
      moduleIds: 'named',
      chunkIds: 'named',
      // React's development build is what React Refresh works with; the server renders as in production.
      ...(target === 'browser' && { nodeEnv: 'development' }),
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: developmentCache(),
      name: `${app}-${target}`,
      version: toolsVersion(),
      idleTimeoutForInitialStore: 5_000,
      compression: false,
    },
    watchOptions: { aggregateTimeout: 20, ignored: /\/(node_modules|dist|tmp|\.data[^/]*|\.nx|\.git)\// },
  };
}

/** New messages reach the page by themselves (messages-plugin.ts), so that a changed catalogue is no cause to load it anew. */
const CATALOGUE_RULE: RuleSetRule = { test: /\.locale\.json$/, type: 'javascript/auto', loader: CATALOGUE_LOADER };

/** A rule for scripts as in production, with React Refresh; without the marks that only the minifier reads. */
function refreshRule(app: string): RuleSetRule {
  const { test, loader, options } = scriptRule('browser');
  const { jsc, ...rest } = options as { jsc: { transform: { react: object } } };
  const transform = { ...jsc.transform, react: { ...jsc.transform.react, development: true, refresh: true } };
  return {
    ...(test !== undefined && { test }),
    use: [
      { loader: REFRESH_LOADER, options: { build: app } },
      { ...(loader !== undefined && { loader }), options: { ...rest, jsc: { ...jsc, transform } } },
    ],
  };
}

/** The client exchanges sheets by the names that the build reports; the plugin's own way does not know hashed names. */
class StylesWithoutHotCode {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StylesWithoutHotCode', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap(
        { name: 'StylesWithoutHotCode', stage: 100 },
        (context, module) => {
          if (module.resource.endsWith('.css')) Object.assign(context, { hot: false });
        },
      );
    });
  }
}

/** Another one when a tool changes that has a say in bundles. */
function toolsVersion(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of ['tools/build', 'tools/dev'])
    for (const file of readdirSync(join(ROOT, folder)).sort())
      if (file.endsWith('.ts') && !file.endsWith('.spec.ts')) hash.update(readFileSync(join(ROOT, folder, file)));
  return hash.digest('hex');
}

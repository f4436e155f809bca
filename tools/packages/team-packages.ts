import { readPlatformVersion } from '../build/build-fit.ts';
import { installedVersion } from '../build/workspace.ts';

/** A package that a team's repository installs. */
export interface TeamPackage {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  /** Libs of ours whose exports it brings under its own name: router as `<name>/router`. */
  readonly libs: readonly string[];
  /** Further exports, by path; files below the root. */
  readonly entries: Readonly<Record<string, string>>;
  /** TypeScript, for a remote's own build; or JavaScript, for Node. */
  readonly code: 'sources' | 'compiled';
  /** Packages of ours that bring their libs themselves. */
  readonly uses: readonly string[];
  /** Files that no import names. */
  readonly files: readonly string[];
  /** Packages of others that no import names. */
  readonly packages: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
}

const contract: TeamPackage = {
  name: '@heizplatz/contract',
  description: 'Calls of the API with their schemas, and the rules and addresses that they are made of.',
  version: installedVersion('@heizplatz/contract'),
  libs: ['contract', 'country', 'identity', 'calculator', 'routes'],
  entries: {},
  code: 'sources',
  uses: [],
  files: ['libs/contract/since.json'],
  packages: [],
};

const platform: TeamPackage = {
  name: '@heizplatz/platform',
  description: 'What shell and remotes share at run time, and what specs of a remote need.',
  version: readPlatformVersion(),
  libs: ['router', 'session', 'api-client', 'i18n', 'ui', 'testing'],
  entries: {},
  code: 'sources',
  uses: ['@heizplatz/contract'],
  files: ['libs/platform/since.json'],
  packages: [],
};

const features: TeamPackage = {
  name: '@heizplatz/features',
  description: 'Parts of pages that several remotes have: forms, orders, the calculator, adverts, charts, trust.',
  version: readPlatformVersion(),
  libs: ['form-ui', 'order-ui', 'calculator-ui', 'advert-ui', 'chart-ui', 'trust-ui'],
  entries: {},
  code: 'sources',
  uses: ['@heizplatz/contract', '@heizplatz/platform'],
  files: [],
  packages: [],
};

const remoteBuild: TeamPackage = {
  name: '@heizplatz/remote-build',
  description: 'Builds, lints, tests, develops and releases a remote in a repository of its own.',
  version: readPlatformVersion(),
  libs: [],
  entries: {
    '.': 'tools/team/index.ts',
    './eslint': 'tools/team/lint-rules.ts',
    './jest': 'jest.preset.js',
    './lingui': 'tools/team/lingui.config.cjs',
  },
  code: 'compiled',
  uses: [],
  files: [
    'libs/ui/src/styles/breakpoints.css',
    'tools/build/breakpoints-loader.ts',
    'tools/build/css.d.ts',
    'tools/build/icon-loader.ts',
    'tools/build/schema-loader.ts',
    'tools/jest/cached-runtime.cjs',
    'tools/jest/css-module.cjs',
    'tools/jest/jest-dom-setup.cjs',
    'tools/jest/jsdom-environment.cjs',
    'tools/jest/node-environment.cjs',
    'tools/jest/swc-transformer.cjs',
    'tools/team/main.ts',
  ],
  packages: [
    '@lingui/conf',
    '@lingui/format-po',
    '@lingui/swc-plugin',
    '@swc/core',
    '@swc/jest',
    'css-loader',
    'jsdom',
    'lightningcss',
    'swc-loader',
  ],
  bin: { 'heizplatz-remote': 'tools/team/main.ts' },
};

/** In the order in which they use each other. */
export const TEAM_PACKAGES: readonly TeamPackage[] = [contract, platform, features, remoteBuild];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CROSSING_PACKAGES } from '@heizplatz/platform';
import { sharedPackages } from '../../build/shared-modules.ts';
import { installedVersion, ROOT } from '../../build/workspace.ts';
import { TEAM_PACKAGES, type TeamPackage } from '../../packages/team-packages.ts';

/** What specs and types need; the rest comes with @heizplatz/remote-build. */
const DEVELOPMENT = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'jest',
  'typescript',
] as const;

const COMMANDS = [
  'build',
  'dev',
  'publish',
  'switch',
  'canary',
  'promote',
  'rollback',
  'list',
  'messages',
  'upgrade',
] as const;

/** `getAddress` says where a package's file can be loaded from. */
export function manifestText(name: string, getAddress: (file: string) => string): string {
  const own = (isSource: boolean) =>
    TEAM_PACKAGES.filter(({ code }) => (code === 'sources') === isSource).map((owner) => [
      owner.name,
      getAddress(getTarball(owner)),
    ]);
  const pin = (names: readonly string[]) => names.map((other) => [other, installedVersion(other)]);
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Readonly<Record<string, string>>;
  };
  return JSON.stringify({
    name,
    version: '0.1.0',
    private: true,
    license: 'UNLICENSED',
    engines: { node: '>=20' },
    scripts: {
      ...Object.fromEntries(COMMANDS.map((command) => [command, `heizplatz-remote ${command}`])),
      lint: 'eslint --max-warnings 0 src',
      test: 'jest',
      types: 'tsc',
    },
    dependencies: Object.fromEntries([...own(true), ...pin([...sharedPackages(), ...CROSSING_PACKAGES].sort())]),
    devDependencies: Object.fromEntries([...own(false), ...pin(DEVELOPMENT)]),
    // Node itself, as in the monorepo: whatever runs npm, one version runs the rest.
    optionalDependencies,
  });
}

/** As npm pack calls it. */
const getTarball = ({ name, version }: TeamPackage): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

export const webpackText = (): string => `
import { remoteConfigurations } from '@heizplatz/remote-build';

/** The browser's build and the server's. A loader or plugin of the team's own is added to both here. */
export default remoteConfigurations();
`;

export const jestText = (name: string): string => `
const { project } = require('@heizplatz/remote-build/jest');

module.exports = project('${name}', { browser: true, rootDir: __dirname });
`;

export const linguiText = (): string => `module.exports = require('@heizplatz/remote-build/lingui');\n`;

export const lintText = (): string => `
export { default } from '@heizplatz/remote-build/eslint';
`;

export const typesText = (): string =>
  JSON.stringify({ extends: '@heizplatz/remote-build/tsconfig.json', include: ['src', 'remote.json'] });

export const ignoreText = (): string => `node_modules
dist
.swc
*.locale.json
*.pem
`;

export const npmText = (): string => `save-exact=true
fund=false
audit=false
`;

/** What a change has to pass; any CI system runs it. */
export const ciText = (): string => `#!/bin/sh
set -e
cd "$(dirname "$0")/.."
npm ci
npm run messages -- --check
npm run lint
npm run types
npm test
npm run build
`;

export const readmeText = (name: string): string => `
# ${name}

A remote of Heizplatz in a repository of its own: its pages run in the shell of the platform, and it is released without asking another team.

- \`remote.json\` describes it: title, order, layouts and the paths that it owns. \`src/routes.tsx\` is what it exposes to the shell; each page is a folder below \`src/routes\`: route with loader, view, styles, spec.
- \`@heizplatz/platform\` has what it shares with the shell (\`/router\`, \`/session\`, \`/api-client\`, \`/i18n\`) and helpers for specs (\`/testing\`); \`@heizplatz/features\` parts of pages that several remotes have; \`@heizplatz/contract\` the API's calls; \`@heizplatz/remote-build\` build, ESLint's rules, jest, lingui and the commands. Their files lie in \`packages/\`. \`npm run upgrade -- FOLDER_OR_ADDRESS\` takes a newer version when something new of it is needed: a release needs the shells that have the exports and calls that its code uses, whatever version it was built with.

## Begin

\`\`\`
npm install          # writes package-lock.json: commit it
.ci/run              # npm ci, messages, lint, types, tests, build
\`\`\`

While a shell runs that was started with \`RELEASE_OVERRIDES=on\`, \`RELEASE_SIGNING_KEY=${name}.pem npm run dev -- --shell http://localhost:4200\` prints a link. A browser of this machine that opens it gets the remote from here inside that shell, and each changed line; nobody else does.

German stands in the code. \`src/locales/de-AT.po\` and \`ch.po\` hold the texts that differ there and that the terms of the sites do not make: \`npm run messages -- --find TEXT\` prints entries to fill in, \`npm run messages\` removes those that the code has no more.

## Release

The team makes its key once, gives the public half to the operator of the platform, and gets a token of the registry:

\`\`\`
openssl genpkey -algorithm ed25519 -out ${name}.pem
openssl pkey -in ${name}.pem -pubout -out ${name}.pub

export RELEASE_SIGNING_KEY=${name}.pem RELEASE_REGISTRY_URL=https://… RELEASE_TOKEN=…
npm run build
npm run publish
npm run canary -- --percent 10 --reason 'New page'
npm run promote
npm run rollback
npm run list
\`\`\`

The first version of a new remote is served by \`npm run switch\`.

\`switch\`, \`canary\`, \`promote\` and \`rollback\` wait until each running shell serves the version or refuses it, 60 s at most (\`--wait SECONDS\`), and print a line for each with the reason. They fail where a shell refuses it (1) or has not answered in time (3); what served before goes on there. \`list\` shows the same, and the visits, failed visits and orders of each version within 24 hours.

The whole browser build may have 900 KB as brotli, or what the operator allows instead; beyond that \`publish\` warns and names the largest files, beyond 1800 KB it is refused (\`SIZE_EXCEEDED\`). Import what few pages need where they need it, leave it out, or ask the operator for a larger budget.
`;

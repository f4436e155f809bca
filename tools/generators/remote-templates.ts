import { getTitle } from './page-path.ts';

interface NewRemote {
  readonly kebab: string;
  readonly camel: string;
}

/** Between the remotes whose every pattern begins with a word and those that begin with parameters. */
const ORDER = 25;

const toJson = (content: object): string => JSON.stringify(content, null, 2);

export const remoteText = ({ kebab }: NewRemote): string =>
  toJson({
    title: getTitle(`/${kebab}`),
    container: `mf_${kebab.replaceAll('-', '_')}`,
    order: ORDER,
    layouts: ['default'],
    patterns: [`/${kebab}`],
  });

export const projectText = ({ kebab }: NewRemote): string =>
  toJson({
    $schema: '../../node_modules/nx/schemas/project-schema.json',
    name: kebab,
    sourceRoot: `apps/${kebab}/src`,
    projectType: 'application',
    tags: ['layer:app', 'runtime:browser'],
    // The shell brings what is shared: a change of it affects a remote that imports none of it.
    implicitDependencies: ['platform'],
    targets: {
      types: {},
      test: { command: `jest -c apps/${kebab}/jest.config.js --passWithNoTests` },
      build: { command: `node tools/build/build.ts ${kebab}` },
    },
  });

export const appTypesText = (): string =>
  toJson({
    extends: '../../tools/typescript/tsconfig.browser.json',
    files: ['remote.json'],
    references: [{ path: '../../libs/router/tsconfig.lib.json' }],
  });

export const specTypesText = (): string =>
  toJson({
    extends: '../../tools/typescript/tsconfig.test.json',
    references: [{ path: '../../libs/testing' }, { path: './tsconfig.app.json' }],
  });

export const typesText = (): string =>
  toJson({ files: [], references: [{ path: './tsconfig.app.json' }, { path: './tsconfig.spec.json' }] });

export const jestText = ({ kebab }: NewRemote): string => `
const { project } = require('../../jest.preset.js');

module.exports = project('${kebab}', { browser: true });
`;

export const readmeText = ({ kebab }: NewRemote): string => `
# ${kebab}

A remote of the shell. \`src/routes.tsx\` is what it exposes to the shell, \`remote.json\` describes it: title, order, layouts and the paths that it owns. Each page is a closed slice in \`src/routes/<its address>\`; \`npm run generate -- slice ${kebab} NAME PATH\` writes another one.

It is released by itself (\`npm run release -- build ${kebab}\`), and no app or lib may import it. Tests: \`npx nx test ${kebab}\`.
`;

export const routesText = ({ kebab, camel }: NewRemote): string => `
import type { RouteObject } from '@heizplatz/router';
import { ${camel}Route } from './routes/${kebab}/${kebab}-route';

export const routes: RouteObject[] = [${camel}Route];
`;

export const routesSpecText = ({ kebab }: NewRemote): string => `
import { matchPath } from '@heizplatz/router';
import remote from '../remote.json';
import { routes } from './routes';

describe('the remote ${kebab}', () => {
  it.each(routes.map(({ path = '' }) => path))('owns %s', (path) => {
    const reached = path.replace(/\\/:\\w+\\?/g, '');
    expect(remote.patterns.some((pattern) => matchPath(pattern, reached))).toBe(true);
  });
});
`;

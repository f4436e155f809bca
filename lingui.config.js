const { globSync, readFileSync } = require('node:fs');
const { formatter } = require('@lingui/format-po');

/** The shell and the remotes, each with the libs of screens that its sources refer to. */
const APPS = [
  'shell',
  ...globSync('apps/*/remote.json', { cwd: __dirname })
    .map((file) => file.split('/')[1])
    .sort(),
];
const getLibs = (app) =>
  readFileSync(`${__dirname}/apps/${app}/tsconfig.app.json`, 'utf8').match(/libs\/(?:ui|[\w-]+-ui)(?=\/)/g) ?? [];

/** German stands in the code; de-AT and ch hold what differs. */
module.exports = {
  sourceLocale: 'de',
  locales: ['de', 'de-AT', 'ch'],
  fallbackLocales: { default: 'de' },
  format: formatter({ origins: false, printPlaceholdersInComments: false }),
  catalogs: APPS.map((app) => ({
    path: `<rootDir>/apps/${app}/src/locales/{locale}`,
    include: [`<rootDir>/apps/${app}/src`, ...getLibs(app).map((lib) => `<rootDir>/${lib}/src`)],
    exclude: ['**/*.spec.tsx', '**/*.spec.ts', '**/server/**', '**/*.d.ts'],
  })),
};

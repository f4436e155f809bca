const { globSync, readFileSync } = require('node:fs');
const { formatter } = require('@lingui/format-po');

const PACKAGES = 'node_modules/@heizplatz';
const read = (pattern) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

/** The libs with messages that these files import, and those that such libs import themselves. */
function findLibs(sources, found = new Set()) {
  const names = sources.flatMap(
    (source) => source.match(/@heizplatz\/(?:platform\/ui|features\/[\w-]+-ui)(?=')/g) ?? [],
  );
  for (const name of names) {
    const [, owner, lib] = name.split('/');
    const folder = `${PACKAGES}/${owner}/libs/${lib}/src`;
    if (found.has(folder)) continue;
    found.add(folder);
    findLibs(read(`${folder}/**/*.{ts,tsx}`), found);
  }
  return [...found].sort();
}

/** The catalogue of a team's repository; as lingui.config.js of this one, with the messages of the libs that are used. */
module.exports = {
  sourceLocale: 'de',
  locales: ['de', 'de-AT', 'ch'],
  fallbackLocales: { default: 'de' },
  format: formatter({ origins: false, printPlaceholdersInComments: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src', ...findLibs(read('src/**/*.{ts,tsx}')).map((folder) => `<rootDir>/${folder}`)],
      exclude: ['**/*.spec.tsx', '**/*.spec.ts', '**/*.d.ts'],
    },
  ],
};

const { globSync, readFileSync } = require('node:fs');
const { formatter } = require('@lingui/format-po');

const UI = 'node_modules/@heizplatz/platform/libs/ui/src';
const usesUi = globSync('src/**/*.tsx').some((file) => readFileSync(file, 'utf8').includes('@heizplatz/platform/ui'));

/** The catalogue of a team's repository; as lingui.config.js of this one, with the messages of the ui where that is used. */
module.exports = {
  sourceLocale: 'de',
  locales: ['de', 'de-AT', 'ch'],
  fallbackLocales: { default: 'de' },
  format: formatter({ origins: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src', ...(usesUi ? [`<rootDir>/${UI}`] : [])],
      exclude: ['**/*.spec.tsx', '**/*.spec.ts', '**/*.d.ts'],
    },
  ],
};

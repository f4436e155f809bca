const { formatter } = require('@lingui/format-po');

const APPS = {
  shell: ['libs/calculator-ui/src', 'libs/trust-ui/src', 'libs/ui/src'],
  public: ['libs/advert-ui/src', 'libs/calculator-ui/src', 'libs/chart-ui/src', 'libs/trust-ui/src', 'libs/ui/src'],
  order: ['libs/advert-ui/src', 'libs/calculator-ui/src', 'libs/form-ui/src', 'libs/order-ui/src', 'libs/ui/src'],
  account: ['libs/chart-ui/src', 'libs/form-ui/src', 'libs/order-ui/src', 'libs/ui/src'],
  support: ['libs/advert-ui/src', 'libs/chart-ui/src', 'libs/form-ui/src', 'libs/order-ui/src', 'libs/ui/src'],
};

/** German stands in the code; de-AT and ch hold what differs. */
module.exports = {
  sourceLocale: 'de',
  locales: ['de', 'de-AT', 'ch'],
  fallbackLocales: { default: 'de' },
  format: formatter({ origins: false }),
  catalogs: Object.entries(APPS).map(([app, libs]) => ({
    path: `<rootDir>/apps/${app}/src/locales/{locale}`,
    include: [`<rootDir>/apps/${app}/src`, ...libs.map((lib) => `<rootDir>/${lib}`)],
    exclude: ['**/*.spec.tsx', '**/*.spec.ts', '**/server/**', '**/*.d.ts'],
  })),
};

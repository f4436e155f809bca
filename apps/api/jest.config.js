const { join } = require('node:path');
const { project } = require('../../jest.preset.js');

// These are ESM alone and must be transformed.
const ESM_PACKAGES =
  '@opentelemetry/otlp-exporter-base|jose|content-disposition|pg-boss|serialize-error|non-error|tagged-tag|rrule-temporal|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|bentocache|@boringnode/bus|@julr/utils|@poppinss/[^/]+|p-timeout|case-anything|@paralleldrive|@noble|bignumber.js|error-causes';
const database = join(__dirname, '../../tools/database');

module.exports = project('api', {
  globalSetup: join(database, 'jest-global-setup.ts'),
  globals: { API_COMPOSITION: join(__dirname, 'src/testing/test-composition.ts') },
  globalTeardown: join(database, 'jest-global-teardown.ts'),
  transformIgnorePatterns: [`node_modules/(?!(${ESM_PACKAGES})/)`],
});

const { join } = require('node:path');
const { project } = require('../../jest.preset.js');

// These are ESM alone and must be transformed.
const ESM_PACKAGES =
  '@fastify/cookie|cookie|temporal-polyfill|temporal-utils|temporal-spec|@opentelemetry/otlp-exporter-base|jose|content-disposition|pg-boss|serialize-error|non-error|tagged-tag|rrule-temporal|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|bentocache|@boringnode/bus|@julr/utils|@poppinss/[^/]+|p-timeout|case-anything|@paralleldrive|@noble|bignumber.js|error-causes|s3mini|modern-tar|@exodus/bytes|parse5|parse5-parser-stream|bcp-47|bcp-47-match|is-alphabetical|is-alphanumerical|is-decimal';
const root = join(__dirname, '../..');

/**
 * Specs with a database of their own, in the whole API, which the composition root puts together. Spec files of a worker
 * share its modules, as the requests of an API do.
 */
function apiProject(name) {
  return project(name, {
    testEnvironment: join(root, 'tools/jest/shared-environment.cjs'),
    globalSetup: join(root, 'tools/database/jest-global-setup.ts'),
    globalTeardown: join(root, 'tools/database/jest-global-teardown.ts'),
    globals: { API_COMPOSITION: join(root, 'apps/api/src/testing/test-composition.ts') },
    transformIgnorePatterns: [`node_modules/(?!(${ESM_PACKAGES})/)`],
  });
}

module.exports = { apiProject };

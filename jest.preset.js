const { join } = require('node:path');

const root = __dirname;

/** The only jest configuration; each project passes its name and, for component tests, sets `browser`. */
function project(displayName, { browser = false, ...rest } = {}) {
  return {
    displayName,
    runtime: join(root, 'tools/jest/cached-runtime.cjs'),
    testEnvironment: join(root, 'tools/jest', browser ? 'jsdom-environment.cjs' : 'node-environment.cjs'),
    testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
    // A test takes a tenth of it where it has a processor for itself; slower tests set their own, with a reason.
    testTimeout: 60_000,
    moduleNameMapper: {
      '\\.module\\.css$': join(root, 'tools/jest/css-module.cjs'),
      '\\.css$': join(root, 'tools/jest/css-module.cjs'),
    },
    transform: {
      // The exporter of traces imports node:http by import(), which jest has for what it transforms alone.
      '(\\.(tsx?|mjs|js)|/otlp-exporter-base/.+\\.cjs)$': join(root, 'tools/jest/swc-transformer.cjs'),
    },
    transformIgnorePatterns: [
      'node_modules/(?!(@heizplatz|@lingui|@messageformat|jotai|react-router|react-router-dom|cookie|set-cookie-parser|@fontsource-variable|jose|content-disposition|@opentelemetry/otlp-exporter-base|s3mini|modern-tar)/)',
    ],
    ...(browser && { setupFilesAfterEnv: [join(root, 'tools/jest/jest-dom-setup.cjs')] }),
    ...rest,
  };
}

module.exports = { project };

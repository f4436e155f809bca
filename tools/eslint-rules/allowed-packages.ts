/** Packages and builtin modules of Node; a star stands for any further characters. */
interface Allowed {
  readonly code: readonly string[];
  /** Beyond those of the code: for `*.spec.ts` and `testing/`. */
  readonly specs: readonly string[];
}

const TEXTS = ['@lingui/core/macro', '@lingui/react/macro'];
const SCREENS = ['react', 'valibot', '@lingui/core', ...TEXTS];
const SCREEN_SPECS = ['@testing-library/react', '@testing-library/user-event'];
const SPECS = [...SCREEN_SPECS, 'axe-core', 'fast-check'];
const RENDERING = ['react-dom/client', 'react-dom/server'];
const FILES = ['node:fs', 'node:fs/promises', 'node:path'];
const DATABASE = ['drizzle-orm', 'drizzle-orm/pg-core'];
const SERVER_SPECS = ['node:*', 'fast-check', 'pino', 'valibot'];

/** By the tag of a project. */
export const PACKAGES_OF_LAYERS: Readonly<Record<string, Allowed>> = {
  'layer:core': { code: ['valibot'], specs: ['fast-check'] },
  'layer:contract': { code: ['valibot'], specs: [] },
  'layer:ui': { code: ['react', '@lingui/react/macro'], specs: SPECS },
  'layer:form': { code: SCREENS, specs: SCREEN_SPECS },
  'layer:feature': { code: SCREENS, specs: [...SCREEN_SPECS, 'fast-check'] },
  'layer:client': { code: [], specs: ['react', 'fast-check', '@testing-library/react', 'react-dom/server'] },
  'layer:server': { code: ['valibot', 'node:crypto', 'node:stream'], specs: SERVER_SPECS },
  'layer:module': {
    code: [...DATABASE, 'fastify', 'valibot', 'node:crypto', 'node:stream', 'node:timers/promises'],
    specs: [...SERVER_SPECS, 'csv-parse/sync', 's3rver', 'sharp'],
  },
  'layer:composition': {
    code: [
      ...DATABASE,
      'drizzle-orm/*',
      'fastify',
      '@fastify/cookie',
      'pg',
      'pino',
      'valibot',
      ...FILES,
      'node:crypto',
    ],
    specs: [...SERVER_SPECS, 'cookie', 'csv-parse/sync', 'ibantools', 'sharp', 'yaml'],
  },
  'layer:app': { code: SCREENS, specs: [...SPECS, 'jotai'] },
  'layer:tool': { code: ['*'], specs: [] },
};

/** What single projects, or folders in them, need beyond their layer. */
export const PACKAGES_OF_FOLDERS: Readonly<Record<string, Partial<Allowed>>> = {
  'apps/account': { code: ['@simplewebauthn/browser'], specs: ['apexcharts'] },
  'apps/api': { code: ['node:timers/promises', 'node:util'], specs: ['pdfkit'] },
  'apps/api/drizzle.config.ts': { code: ['drizzle-kit'] },
  'apps/e2e': {
    code: ['@playwright/test', '@playwright/test/reporter', 'axe-core', 'axe-core/*', 'fast-check', 'sharp', 'node:*'],
  },
  'apps/order': { code: ['jotai', 'react-dom'], specs: ['react-dom/server'] },
  'apps/shell': {
    code: ['react-dom', ...RENDERING, 'react/jsx-runtime', '@lingui/react', 'jotai', 'swr'],
    specs: ['react-hook-form', 'fastify', 'node:*'],
  },
  'apps/shell/src/browser': {
    code: [
      ...['@module-federation/enhanced/runtime', '@module-federation/inject-external-runtime-core-plugin'],
      ...['@rrweb/record', 'web-vitals'],
    ],
  },
  'apps/shell/src/server': {
    code: [
      ...['@fastify/*', '@module-federation/enhanced/runtime', 'cookie', 'fastify', 'helmet', 'prom-client'],
      ...['satori', 'sharp', 'sitemap', 'node:*'],
    ],
    specs: ['s3rver', 'yaml'],
  },
  'apps/support': { code: ['@tiptap/react', '@tiptap/starter-kit', 'diff', 'react-dom'], specs: ['apexcharts'] },
  'libs/api-client': { code: ['react', 'valibot', 'cookie', 'swr'], specs: ['@testing-library/user-event'] },
  'libs/api/advertising': { code: ['css-tree', 'sanitize-html'], specs: ['jsdom'] },
  'libs/api/after-sales': { code: ['ibantools'] },
  'libs/api/backoffice': { code: FILES, specs: ['modern-tar'] },
  'libs/api/catalog': { code: ['node:fs'] },
  'libs/api/content': {
    code: ['satori', 'sharp', 'node:fs/promises', 'node:module', 'node:path', 'node:util', 'node:zlib'],
  },
  'libs/api/dealers': { code: ['csv-parse', 'ibantools'] },
  'libs/api/identity': {
    code: [
      ...['@node-rs/argon2', '@simplewebauthn/server', 'csv-stringify/sync', 'fflate', 'jose', 'otpauth', 'uqr'],
      ...['node:events', 'node:fs', 'node:path', 'node:zlib'],
    ],
    specs: ['@simplewebauthn/server/helpers', 'read-excel-file/node'],
  },
  'libs/api/ordering': {
    code: ['ibantools', 'ical-generator', 'pdfkit', 'swissqrbill/*', 'temporal-polyfill'],
  },
  'libs/api/platform': {
    code: [
      ...['@fastify/cookie', '@fastify/swagger-ui', '@fastify/under-pressure', '@opentelemetry/api'],
      ...['@valibot/to-json-schema', 'bentocache', 'bentocache/*', 'drizzle-orm/*', 'ioredis', 'nodemailer'],
      ...['pg', 'pg-boss', 'pino', 'piscina', 'prom-client', 'sanitize-html', 'sharp', 'temporal-polyfill', ...FILES],
      ...['fflate', 'node:async_hooks', 'node:http', 'node:net', 'node:os'],
    ],
  },
  'libs/api/pricing': {
    code: ['csv-parse/sync', 'drizzle-orm/node-postgres', 'pg', 'node:worker_threads'],
  },
  // webpack knows a worker by this name alone: after `node:` it writes a constructor that is not there.
  'libs/api/pricing/src/price-book/book-worker.ts': { code: ['worker_threads'] },
  'libs/calculator-ui': { code: ['jotai'], specs: RENDERING },
  'libs/chart-ui': { code: ['apexcharts', 'react-apexcharts'] },
  'libs/error-report': { code: ['@sentry/core', '@sentry/core/server'] },
  'libs/form-ui': { code: ['@hookform/resolvers/valibot', 'react-dom', 'react-hook-form'] },
  'libs/http-server': { code: ['node:http', 'node:net'] },
  'libs/i18n': { code: ['@lingui/core', '@lingui/react'] },
  'libs/releases': {
    code: [
      ...['css-tree', ...DATABASE, 'drizzle-orm/node-postgres', 'modern-tar', 's3mini', 'semver', ...FILES],
      ...['node:stream/*', 'node:timers/promises', 'node:url', 'node:util', 'node:worker_threads', 'node:zlib'],
    ],
  },
  'libs/router': { code: ['react', 'react-router-dom'], specs: ['react-dom/client'] },
  'libs/session': { code: ['jotai'] },
  'libs/telemetry': {
    code: ['@opentelemetry/*', 'fastify', 'pino', 'prom-client', 'node:inspector'],
    specs: ['drizzle-orm'],
  },
  'libs/testing': { specs: ['jotai', 'valibot'] },
  'libs/trusted-proxies': { code: ['@fastify/proxy-addr'] },
  'libs/ui': { specs: ['@lingui/core', '@lingui/react', 'react-dom/server', 'node:fs', 'node:path'] },
};

export function matchesPattern(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

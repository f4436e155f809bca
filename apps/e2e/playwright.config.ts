import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4280);
const root = `${__dirname}/../..`;

const SITES = { de: 'localhost', at: 'at.localhost', ch: 'ch.localhost' };
const WIDTHS = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } };

/** The built house on a port and data of its own; each journey runs once per site, at two widths. */
// eslint-disable-next-line no-restricted-syntax -- Playwright wants a default export
export default defineConfig({
  testDir: './src',
  outputDir: `${root}/tmp/test-results/playwright`,
  timeout: 120_000,
  // Machines are shared: what is right a little later is right.
  expect: { timeout: 15_000 },
  workers: 2,
  // Named 'flaky' at the end when the second run alone was right.
  retries: process.env['BROWSER_RETRIES'] ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? `${root}/tmp/playwright.json` }],
  ],
  use: {
    locale: 'de-DE',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    ...Object.entries(SITES).flatMap(([site, host]) =>
      Object.entries(WIDTHS).map(([width, viewport]) => ({
        name: `${site}-${width}`,
        testMatch: /journeys\/.*\.spec\.ts/,
        metadata: { site },
        use: { baseURL: `http://${host}:${port}`, viewport },
      })),
    ),
    { name: 'house', testMatch: /house\/.*\.spec\.ts/, use: { baseURL: `http://localhost:${port}` } },
  ],
  webServer: {
    command: 'node tools/start/main.ts',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      API_PORT: String(port + 1),
      MODE: 'demo',
      SKIP_BUILD: '1',
      DATA_DIR: 'tmp/e2e-data',
      RELEASES_DIR: 'tmp/e2e-data/releases',
      LOG_LEVEL: 'error',
      // All visitors of the tests come from one address.
      LIMIT_MAILS_PER_ADDRESS: '1000',
    },
  },
});

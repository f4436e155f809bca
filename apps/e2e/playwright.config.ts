import { defineConfig } from '@playwright/test';
import { COMBINATIONS, filesLeftOut, getTitles } from './src/sampling/combinations';
import { ROOT } from './src/testing/workspace';

const WIDTHS = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } };

/** The built system, one for each worker; journeys run by site and width, in the sample of the day. */
// eslint-disable-next-line no-restricted-syntax -- Playwright wants a default export
export default defineConfig({
  testDir: './src',
  outputDir: `${ROOT}/tmp/test-results/playwright`,
  globalSetup: './src/testing/global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['./src/sampling/sample-reporter.ts'],
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? `${ROOT}/tmp/playwright.json` }],
  ],
  use: {
    locale: 'de-DE',
    // It would fetch documents past the routes of a test; system/offline.spec.ts has it.
    serviceWorkers: 'block',
    // Recording one costs a third of the run's time: E2E_TRACE=retain-on-failure where a picture does not explain it.
    trace: process.env['E2E_TRACE'] === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // Without --disable-gpu a process of its own plays a graphics card.
      args: [
        ...['--no-sandbox', '--disable-gpu'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
  projects: [
    // First: they take longest, and the last test keeps one worker alone.
    { name: 'system', testMatch: /system\/.*\.spec\.ts/ },
    ...COMBINATIONS.map((name) => {
      const [site, width] = name.split('-');
      return {
        name,
        testMatch: /journeys\/.*\.spec\.ts/,
        testIgnore: [...filesLeftOut(name)],
        grep: getTitles(name),
        metadata: { site },
        use: { viewport: WIDTHS[width as keyof typeof WIDTHS] },
      };
    }),
  ],
});

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { type OwnShell, startShell } from '../testing/own-shell';
import { expect, test as ownShellTest } from '../testing/own-shell-test';
import { changeText, copySources } from '../testing/release-command';

const LOGIN = '/benutzerkonto/anmeldung';
const RELEASED = 'Zum Bestellen brauchen Sie kein Konto';
const CHANGED = 'Bestellen geht jetzt noch leichter ohne Konto';
const MODE_FILE = 'apps/account/src/routes/benutzerkonto/anmeldung/login-mode.tsx';

const test = ownShellTest.extend({
  shell: async ({ system }, use) => {
    const shell = await startShell(system, { environment: { RELEASE_OVERRIDES: 'on' } });
    await use(shell);
    await shell.stop();
  },
});

/** What `heizplatz-remote dev` runs in a team's repository, here for a copy of the sources; resolves with its link. */
async function startDevelopment(sources: string, { origin, releasesDir }: OwnShell) {
  const code = `
    const { startDevelopment } = await import('./tools/team/development-server.ts');
    const { remoteConfiguration } = await import('./tools/build/remote-configuration.ts');
    const { signingKey } = await import('./tools/releases/release-keys.ts');
    const { link } = await startDevelopment({
      ...{ remote: 'account', configuration: remoteConfiguration('account', 'browser'), key: signingKey() },
      ...{ shell: '${origin}', port: 0, nowMs: Date.now(), say: console.error },
    });
    console.log(link);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: sources,
    env: { ...process.env, RELEASES_DIR: releasesDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout))
    if (line.startsWith(origin)) return { link: line, stop: () => void server.kill() };
  throw new Error('The development server printed no link');
}

async function accept(page: Page, link: string, answer: 'Laden' | 'Beenden'): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'account von diesem Rechner laden?' })).toBeVisible();
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/releases/'));
}

test('a browser gets a remote from the machine of its author, and each change, and nobody else does', async ({
  page,
  context,
  browser,
  shell,
}) => {
  // Builds a remote.
  test.slow();
  const sources = copySources(test.info().outputPath('sources'));
  const development = await startDevelopment(sources, shell);
  try {
    await accept(page, development.link, 'Laden');
    await page.goto(shell.origin + LOGIN);
    await expect(page.getByText(RELEASED)).toBeVisible();
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await expect.poll(scripts).toContain('/releases/account/override/remoteEntry.js');

    changeText(join(sources, MODE_FILE), RELEASED, CHANGED);
    await expect(page.getByText(CHANGED)).toBeVisible();
    await page
      .getByRole('link', { name: /Startseite/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pellets vergleichen');
    await page.goBack();
    await expect(page.getByText(CHANGED)).toBeVisible();

    const other = await browser.newContext();
    expect(await (await other.request.get(shell.origin + LOGIN)).text()).not.toContain('/override/');

    await accept(page, development.link, 'Beenden');
    await page.goto(shell.origin + LOGIN);
    await expect(page.getByText(RELEASED)).toBeVisible();
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'dev_override_account' }));
  } finally {
    development.stop();
  }
});

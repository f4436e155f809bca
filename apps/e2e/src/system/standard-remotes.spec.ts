import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/own-shell-test';
import { runRelease } from '../testing/release-command';
import { untilHydrated } from '../testing/until-hydrated';
import { ROOT } from '../testing/workspace';

/** Made by other people with other builders (apps/e2e/standard-remotes); nothing in them knows our product. */
const REMOTES = [
  { builder: 'webpack', container: 'demo_a', outline: 'rgb(10, 20, 30)' },
  { builder: 'rsbuild', container: 'demo_b', outline: 'rgb(20, 30, 40)' },
  { builder: 'vite', container: 'demo_c', outline: 'rgb(30, 40, 50)' },
] as const;

/** Its text, its styles, its state and its place in the shell's router. */
async function expectRemote(page: Page, { container, outline }: (typeof REMOTES)[number]): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: container })).toBeVisible();
  const section = page.locator('section', { has: page.getByRole('heading', { name: container }) });
  await expect(section).toContainText(`at /${container}`);
  await expect(section).toHaveCSS('outline-color', outline);
  await section.getByRole('button', { name: 'pressed 0' }).click();
  await expect(section.getByRole('button', { name: 'pressed 1' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

test('remotes of webpack, Rsbuild and Vite become releases by one command, and run in one page', async ({
  page,
  context,
  shell,
  troubles,
}) => {
  test.slow();
  // They ask for exactly the version that they were built with, and run with the shell's.
  troubles.allow(/of shared singleton module react-router-dom does not satisfy/);
  const release = async (...args: string[]) => {
    const { status, output } = await runRelease(ROOT, shell.releasesDir, ...args);
    expect(output, args.join(' ')).not.toContain('refused');
    expect(status, output).toBe(0);
  };
  for (const { builder, container } of REMOTES) {
    const built = join(ROOT, 'apps/e2e/standard-remotes', builder, 'built');
    await release('adopt', `demo-${builder}`, built, '--paths', `/${container}`, '--order', '15');
    await release('publish', `demo-${builder}`);
    await release('switch', `demo-${builder}`);
  }
  for (const { container } of REMOTES)
    await expect.poll(async () => (await context.request.get(`${shell.origin}/${container}`)).status()).toBe(200);

  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  // First the document of each, then all of them in one.
  for (const remote of REMOTES) {
    await page.goto(`${shell.origin}/${remote.container}`);
    await untilHydrated(page);
    await expectRemote(page, remote);
  }
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await followHome(page);
  for (const remote of REMOTES) {
    await openInPage(page, `/${remote.container}`);
    await expectRemote(page, remote);
    await followHome(page);
  }
  expect(documents, 'the browser renders them itself').toEqual([]);
  // The copies of react and its router that they bring were left out of the builds.
  expect(failed).toEqual([]);
  const readiness: unknown = await (await context.request.get(`${shell.origin}/readyz`)).json();
  expect(readiness).toMatchObject({ status: 'ok', refused: [] });
});

/** The remote's own link, which the shell's router follows. */
async function followHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pellets vergleichen');
}

/** By the browser's history, since no page of ours links there. */
async function openInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { OwnShell } from '../testing/own-shell';
import { expect, test } from '../testing/own-shell-test';
import { buildRemote, changeText, copySources, runRelease } from '../testing/release-command';
import { untilHydrated } from '../testing/until-hydrated';

const OLD_PADDING = 'padding: var(--space-8) var(--space-24);';
const NEW_LINES = 'padding: var(--space-8) 61px; background: rgb(1, 2, 3) !important;';

/** Serves a release of account that renders the buttons of libs/ui in another way; answers its version. */
async function restyleButtons(shell: OwnShell, sources: string, move: readonly string[]): Promise<string> {
  copySources(sources);
  changeText(join(sources, 'libs/ui/src/actions/button.module.css'), OLD_PADDING, NEW_LINES);
  await buildRemote(sources, 'account');
  for (const [command = '', ...options] of [['publish'], move])
    expect(await runRelease(sources, shell.releasesDir, command, 'account', ...options)).toMatchObject({ status: 0 });
  return readdirSync(join(shell.releasesDir, 'account')).toSorted().at(-1) ?? '';
}

/** The page from its top once it stands still, without what moves by itself, and after what a visitor's pointer did. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.evaluate(() => document.fonts.ready);
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let picture = await shoot();
  const isStill = async () => {
    const last = picture;
    picture = await shoot();
    return picture.equals(last);
  };
  await expect.poll(isStill, 'the page stands still').toBe(true);
  return picture;
}

/** Lets the visitor be of a group that gets the version; false where none does yet. */
async function meetVersion(context: BrowserContext, { origin }: OwnShell, version: string): Promise<boolean> {
  for (let group = 0; group < 50; group += 1) {
    await context.addCookies([{ name: 'hp_group', value: String(group), url: origin }]);
    const html = await (await context.request.get(`${origin}/benutzerkonto/anmeldung`)).text();
    if (html.includes(`/releases/account/${version}/`)) return true;
  }
  return false;
}

const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** By links of the page: no document is loaded in between. */
async function visitLogin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(heading(page)).toContainText('Anmelde');
}

for (const [name, move] of [
  ['a release', ['switch']],
  ['a canary', ['canary', '--percent', '50']],
] as const) {
  test(`${name} with a changed line of libs/ui alters no pixel of another remote's page`, async ({
    page,
    context,
    shell,
  }) => {
    // Builds a remote.
    test.slow();
    const version = await restyleButtons(shell, test.info().outputPath('sources'), move);
    await expect.poll(() => meetVersion(context, shell, version)).toBe(true);

    await page.goto(shell.origin);
    await untilHydrated(page);
    const before = await takePicture(page);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await visitLogin(page);
    await expect(submitButton(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await page
      .getByRole('link', { name: /Startseite/ })
      .first()
      .click();
    await expect(heading(page)).toContainText('Pellets vergleichen');
    expect(documents).toEqual([]);
    expect(Buffer.compare(await takePicture(page), before)).toBe(0);
  });
}

interface PageStyles {
  /** The remotes whose style sheets apply. */
  listApplied: () => string[];
  /** What applied when the page first had this heading, before any frame showed it. */
  watchHeading: (text: string) => void;
  appliedAtFirst?: string[];
}

function observeStyles(): void {
  const listApplied = () => [
    ...new Set(
      [...document.styleSheets]
        .filter(({ disabled }) => !disabled)
        .flatMap(({ href }) => /\/releases\/(\w+)\//.exec(href ?? '')?.[1] ?? []),
    ),
  ];
  const watchHeading = (text: string) =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')?.textContent?.includes(text)) return;
      observer.disconnect();
      Object.assign(globalThis, { appliedAtFirst: listApplied() });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  Object.assign(globalThis, { listApplied, watchHeading });
}

const loadSheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve() });
    document.head.append(link);
  });

test("a remote's sheet waits for its area, leaves with it, and is back with its first element", async ({
  page,
  shell,
}) => {
  await page.addInitScript(observeStyles);
  const listApplied = () => page.evaluate(() => (globalThis as unknown as PageStyles).listApplied());
  await page.goto(shell.origin);
  await untilHydrated(page);
  expect(await listApplied()).toEqual(['public']);

  // As a link that is seen loads its remote ahead.
  const html = await (await page.request.get(`${shell.origin}/benutzerkonto/anmeldung`)).text();
  const [sheet = ''] = /\/releases\/account\/[^"]+\.css/.exec(html) ?? [];
  await page.evaluate(loadSheet, sheet);
  expect(await listApplied()).toEqual(['public']);

  await visitLogin(page);
  expect(await listApplied()).toEqual(['account']);
  await page.evaluate(() => (globalThis as unknown as PageStyles).watchHeading('Pellets vergleichen'));
  await page
    .getByRole('link', { name: /Startseite/ })
    .first()
    .click();
  await expect(heading(page)).toContainText('Pellets vergleichen');
  expect(await page.evaluate(() => (globalThis as unknown as PageStyles).appliedAtFirst)).toEqual(['public']);
});

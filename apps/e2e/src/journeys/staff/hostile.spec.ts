import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asRole } from '../../testing/as-role';
import { callAsPage } from '../../testing/call-as-page';
import { ROOT } from '../../testing/workspace';
import { expect, test } from '../../testing/journey-test';

/** The API's own list of known attacks; each of them would call `pwned`. */
async function hostileTexts(): Promise<string[]> {
  const { HOSTILE_HTML: list }: { HOSTILE_HTML: readonly string[] } = await import(
    join(ROOT, 'libs/api/platform/src/testing/hostile-html')
  );
  expect(list.length).toBeGreaterThanOrEqual(100);
  return list.filter((text) => !text.includes('\0'));
}

/** What must stay empty: calls of `pwned`, dialogs, and requests to where the attacks would like to go. */
async function watchAttacks(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('pwned', () => done.push('pwned'));
  page.on('dialog', (dialog) => void (done.push(dialog.message()), dialog.dismiss()));
  page.on('request', (request) => request.url().includes('evil.example') && done.push(request.url()));
  return done;
}

/** Runs the pointer over all of it, for what waits to be touched. */
async function touchAll(page: Page, region: string): Promise<void> {
  await page.locator(region).evaluateAll((all) => {
    const within = (root: Element | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
    for (const one of all.flatMap(within))
      for (const type of ['mouseover', 'focus', 'pointerenter', 'animationstart', 'toggle'])
        one.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

const getField = (response: unknown, key: string): unknown =>
  typeof response === 'object' && response !== null ? Reflect.get(response, key) : undefined;

test('a hundred hostile texts of an advert do nothing in its preview', async ({ page, troubles }) => {
  troubles.allow(/Failed to load resource|Content Security Policy/);
  await asRole(page, 'admanager', '/support/adverts/create');
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: 'als HTML' }).check();
  // The template's own style sheet would be a link in the preview.
  await page.getByLabel('Gestaltung (CSS)').fill('');
  const done = await watchAttacks(page);
  const texts = await hostileTexts();
  await page.getByLabel('Zieladresse').fill('https://example.com/ofen');
  // What stays open in one would swallow the next.
  for (const part of [texts, texts.toReversed(), texts.map((text) => `<p>Anfang</p>${text}`)]) {
    await page.getByLabel('Inhalt (HTML)').fill(part.join('\n').slice(0, 20_000));
    const answered = page.waitForResponse('**/api/support/adverts/vorschau');
    await page.getByRole('button', { name: 'Vorschau aktualisieren' }).click();
    expect((await answered).ok()).toBe(true);
    const preview = page.getByRole('region', { name: /^Vorschau: .*360 Pixel/ });
    await expect(preview).toBeAttached();
    await touchAll(page, 'main');
    await expect(preview.locator('script, iframe, object, embed, form, base, meta, link')).toHaveCount(0);
  }
  // It was rendered, not removed.
  await expect(
    page
      .getByRole('region', { name: /^Vorschau: .*360 Pixel/ })
      .getByText('Anfang')
      .first(),
  ).toBeVisible();
  expect(done).toEqual([]);
});

test('a hundred hostile texts of a page are words, to be read in its preview', async ({ page }) => {
  await asRole(page, 'editor', '/support/cms/list');
  const texts = (await hostileTexts()).slice(0, 100);
  const added = await callAsPage(page, '/api/support/cms/seiten/speichern', {
    ...{ PageId: null, Version: 0, CountryId: 1, Kind: 'page', Path: `/boese-${randomUUID().slice(0, 8)}` },
    ...{ Topic: null, Title: texts[0], Description: texts[1]?.slice(0, 160), ValidFrom: null },
  });
  expect(added.status).toBe(200);
  const PageId = getField(added.body, 'Id');
  const Blocks = texts.map((Text, at) =>
    at % 2 === 0 ? { Kind: 'text', Text } : { Kind: 'rich', Runs: [{ Text, Style: 'strong' }] },
  );
  const saved = await callAsPage(page, '/api/support/cms/seiten/inhalt', {
    ...{ PageId, Version: getField(added.body, 'Version'), Blocks },
  });
  expect(saved.status).toBe(200);
  const { body: link } = await callAsPage(page, `/api/support/cms/seiten/${PageId}/vorschau`);

  const done = await watchAttacks(page);
  await page.goto(String(getField(link, 'Path')));
  await expect(page.getByText(texts[2] ?? '', { exact: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await touchAll(page, 'main');
  expect(done).toEqual([]);

  await page.goto(`/support/cms/content/edit?id=${PageId}`);
  await expect(page.getByRole('textbox', { name: '1. Text' })).toBeVisible();
  await touchAll(page, 'main');
  expect(done).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asRole, expectRefused } from '../../testing/as-role';
import { callAsPage } from '../../testing/call-as-page';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { standStill } from '../../testing/stand-still';
import { untilHydrated } from '../../testing/until-hydrated';

const LIST = '/support/cms/list';

const newPath = (): string => `/probe-${randomUUID().slice(0, 8)}`;
const add = (page: Page, block: string) =>
  test.step(`adds ${block}`, async () => {
    await page.getByLabel('Baustein', { exact: true }).selectOption({ label: block });
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  });

/** The page with its script: buttons of the editor do nothing without. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Creates a draft with one paragraph; returns its id. */
async function write(page: Page, path: string, text: string): Promise<string> {
  await open(page, '/support/cms/edit');
  await page.getByLabel('Titel').fill('Probe für den Winter');
  await page.getByLabel('Adresse', { exact: true }).fill(path);
  await page.getByRole('button', { name: 'Seite anlegen' }).click();
  await page.waitForURL(/content\/edit\?id=\d+/);
  await add(page, 'Text');
  await page.getByRole('textbox', { name: '1. Text' }).click();
  await page.keyboard.type(text);
  await saveContent(page);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function saveContent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(page.getByText('Als Entwurf gespeichert')).toBeVisible();
}

async function publish(page: Page, id: string): Promise<void> {
  await open(page, `/support/cms/${id}/edit`);
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.getByText('Freigegeben')).toBeVisible();
}

async function withdraw(page: Page, id: string): Promise<void> {
  await open(page, `/support/cms/${id}/edit`);
  await page.getByText('Seite zurückziehen').click();
  await page.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
  await expect(page.getByText('Für niemanden zu sehen.')).toBeVisible();
}

test('a page is written by keyboard, previewed by link, published, restored and moved', async ({ page, browser }) => {
  await asRole(page, 'editor', LIST);
  await expectGoodPage(page);
  const path = newPath();
  const id = await write(page, path, 'Erste Fassung');
  await add(page, 'Fragen und Antworten');
  await page.getByLabel('Frage 1').fill('Warum?');
  await page.getByRole('textbox', { name: 'Antwort 1' }).click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Darum.');
  await expectGoodPage(page);
  await saveContent(page);

  await page.goto(`/support/cms/${id}/preview?breite=phone`);
  await expect(page.frameLocator('iframe').getByText('Erste Fassung')).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Link zum Weitergeben' }).inputValue();
  const stranger = await browser.newContext();
  const seen = await stranger.newPage();
  const response = await seen.goto(address);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  await expect(seen.getByText('Erste Fassung')).toBeVisible();
  expect((await seen.goto(`${address}x`))?.status()).toBe(404);
  expect((await seen.goto(path))?.status()).toBe(404);

  await publish(page, id);
  await seen.goto(path);
  await expect(seen.getByText('Erste Fassung')).toBeVisible();
  await open(page, `/support/cms/content/edit?id=${id}`);
  await page.getByRole('textbox', { name: '1. Text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' und zweite');
  await saveContent(page);
  await publish(page, id);
  await expect(async () => {
    await seen.goto(path);
    await expect(seen.getByText('Erste Fassung und zweite')).toBeVisible({ timeout: 500 });
  }).toPass();

  // Drafts that were saved by themselves are versions too, so the first that was published is not always number 1.
  await open(page, `/support/cms/${id}/edit`);
  const published = page.getByRole('row').filter({ hasText: 'veröffentlicht' });
  const first = await published.last().getByRole('rowheader').innerText();
  await open(page, `/support/cms/${id}/edit?vergleich=${first}`);
  await expect(page.getByRole('region', { name: 'Unterschied' }).locator('ins')).toHaveText(/und zweite/);
  await page.getByRole('button', { name: `Fassung ${first} zurückholen` }).click();
  await expect(page.getByText(`Fassung ${first} ist jetzt der Entwurf.`)).toBeVisible();
  await publish(page, id);

  await page.getByLabel('Adresse', { exact: true }).fill(`${path}-neu`);
  await page.getByRole('button', { name: 'Angaben speichern' }).click();
  await expect(page.getByText(path, { exact: true })).toBeVisible();
  await expect(async () => {
    await seen.goto(path);
    expect(new URL(seen.url()).pathname).toBe(`${path}-neu`);
  }).toPass();
  await expect(seen.getByText('Erste Fassung', { exact: true })).toBeVisible();
  await withdraw(page, id);
  await stranger.close();
});

test('a page is planned, and an address that is somebody else’s is refused by name', async ({ page, troubles }) => {
  troubles.allow(/status of 400/);
  await asRole(page, 'editor', LIST);
  const id = await write(page, newPath(), 'Ab dem Sommer');
  await open(page, `/support/cms/${id}/edit`);
  await page.getByLabel('Veröffentlichen am').fill('2036-06-01T07:00');
  await page.getByRole('button', { name: 'Planen' }).click();
  await expect(page.getByText(/ab 01\.06\.2036, 07:00 Uhr/)).toBeVisible();
  await page.getByRole('button', { name: 'Planung aufheben' }).click();
  await expect(page.getByText('Planung aufgehoben')).toBeVisible();
  await page.getByLabel('Adresse', { exact: true }).fill('/x/gemeinsam-bestellen');
  await page.getByRole('button', { name: 'Angaben speichern' }).click();
  await expect(page.getByText(/:productGroup\/gemeinsam-bestellen gehört zum Teil „order“/).first()).toBeVisible();
  await expectGoodPage(page);
});

test('a planned page is there at its time, not before', async ({ page, browser }) => {
  await asRole(page, 'editor', LIST);
  const path = newPath();
  const id = await write(page, path, 'Pünktlich da');
  const act = async (what: { readonly Act: 'plan' | 'unplan'; readonly At: string | null }): Promise<void> => {
    const { body } = await callAsPage(page, `/api/support/cms/seiten/${id}`);
    const input = { PageId: Number(id), Version: getVersion(body), ...what };
    expect((await callAsPage(page, '/api/support/cms/seiten/stand', input)).status).toBe(200);
  };
  await act({ Act: 'plan', At: inMs(3_600_000) });
  const stranger = await browser.newContext();
  const seen = await stranger.newPage();
  const address = new URL(path, page.url()).href;
  expect((await seen.goto(address))?.status()).toBe(404);
  await act({ Act: 'unplan', At: null });
  const At = inMs(5000);
  await act({ Act: 'plan', At });
  await expect(async () => {
    expect((await seen.goto(address))?.status()).toBe(200);
  }).toPass();
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(At));
  await expect(seen.getByText('Pünktlich da', { exact: true })).toBeVisible();
  await withdraw(page, id);
  await stranger.close();
});

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const getVersion = (response: unknown): unknown =>
  typeof response === 'object' && response !== null ? Reflect.get(response, 'Version') : null;

test('two editors are shown both versions', async ({ page, troubles }) => {
  troubles.allow(/status of 409/);
  await asRole(page, 'editor', LIST);
  const id = await write(page, newPath(), 'Meine Worte');
  // Nothing is saved by itself before the other editor's words are.
  await page.clock.install();
  await standStill(page, 60_000);
  await page.getByRole('textbox', { name: '1. Text' }).click();
  await page.keyboard.type('!');
  const other = await callAsPage(page, `/api/support/cms/seiten/${id}`);
  const Blocks = [{ Kind: 'text', Text: 'Andere Worte' }];
  const body = { PageId: Number(id), Version: getVersion(other.body), Blocks };
  expect((await callAsPage(page, '/api/support/cms/seiten/inhalt', body)).status).toBe(200);
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(page.getByText(/hat die Seite inzwischen geändert/)).toBeVisible();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Neue übernehmen' }).click();
  await expect(page.getByRole('textbox', { name: '1. Text' })).toHaveText('Andere Worte');
});

test('a copy names what another country spells in another way', async ({ page }) => {
  await asRole(page, 'editor', LIST);
  const id = await write(page, newPath(), 'Große Mengen Kaminholz im Januar');
  await open(page, `/support/cms/${id}/edit?kopie=2`);
  await expect(page.getByLabel(/Januar → Jänner/)).toBeChecked();
  await page.getByLabel(/Kaminholz → Scheitholz/).uncheck();
  await page.getByRole('button', { name: 'Als Entwurf kopieren' }).click();
  await expect(page.getByText(/^Österreich, Seite/)).toBeVisible();
  await page.getByRole('link', { name: 'Inhalt bearbeiten' }).click();
  await expect(page.getByRole('textbox', { name: '1. Text' })).toHaveText('Große Mengen Kaminholz im Jänner');
});

test('nobody else writes pages', async ({ page, troubles }) => {
  troubles.allow(/status of 403/);
  await asRole(page, 'support');
  await expectRefused(page, { path: LIST, call: '/api/support/cms/seiten' });
});

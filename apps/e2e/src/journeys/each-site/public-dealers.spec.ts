import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { linkInMail, mailsTo } from '../../testing/outbox';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dealers = (page: Page) => page.getByRole('region', { name: 'Händler', exact: true }).getByRole('listitem');

/** The page of a dealer whom many have rated: the first of the list that stands by rating. */
async function openBestDealer(page: Page): Promise<void> {
  await page.goto('/holzpellethaendler');
  await dealers(page).first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Bewertungen' })).toBeVisible();
}

test('from the list by postcode to a dealer, its branch and the offers', async ({ page, site }) => {
  await page.goto('/holzpellethaendler');
  await expectGoodPage(page);
  const form = page.getByRole('search', { name: 'Händler finden' });
  await form.getByLabel('Postleitzahl').fill(site.zipCode);
  await form.getByRole('button', { name: 'Händler anzeigen' }).click();
  await expect(page).toHaveURL(new RegExp(`/holzpellethaendler/[a-z-]+/${site.zipCode}$`));
  await expect(heading(page)).toContainText(`Pellethändler für ${site.zipCode}`);
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Entfernung' }).click();
  await expect(page).toHaveURL(/sortierung=entfernung$/);
  await expect(page.getByRole('link', { name: 'Entfernung' })).toHaveAttribute('aria-current', 'true');
  const name = await dealers(page).first().getByRole('heading').innerText();
  await dealers(page).first().getByRole('link').first().click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Impressum und Kontakt' })).toContainText('gewerblicher Händler');
  await expectGoodPage(page);

  await page.getByRole('region', { name: 'Standorte' }).getByRole('link').first().click();
  await expect(heading(page)).toContainText(`${name} in `);
  await expect(page.getByRole('table', { name: /^Entfernungszonen/ })).toBeVisible();
  await expectGoodPage(page);
  await page
    .getByRole('region', { name: /^(Angebote|Offerten) für Ihre/ })
    .getByRole('textbox')
    .fill(site.zipCode);
  await page.getByRole('button', { name: /^(Angebote|Offerten) ansehen/ }).click();
  await expect(page).toHaveURL(new RegExp(`/angebotsliste\\?zipCode=${site.zipCode}&amount=\\d+`));
});

test('reviews are read by stars and in their order, each with an address of its own', async ({ page }) => {
  await openBestDealer(page);
  const reviews = page.getByRole('region', { name: 'Bewertungen' });
  await reviews.getByRole('link', { name: '5 Sterne' }).click();
  await expect(page).toHaveURL(/\?sterne=5#bewertungen$/);
  await expect(reviews.getByText(/mit 5 Sternen/)).toBeVisible();
  await page.reload();
  await expect(reviews.getByText(/mit 5 Sternen/)).toBeVisible();
  await reviews.getByRole('link', { name: 'Alle zeigen' }).click();
  await reviews.getByRole('link', { name: 'Schlechteste zuerst' }).click();
  await expect(reviews.getByRole('link', { name: 'Schlechteste zuerst' })).toHaveAttribute('aria-current', 'true');
  await reviews.getByText('So prüfen wir Bewertungen').click();
  await expect(reviews.getByText(/^Bewerten kann nur, wer über Heizplatz bestellt hat/)).toBeVisible();
});

test('a review is reported, with a receipt by mail that leads to its state', async ({ page }) => {
  const email = `melder-${randomUUID()}@example.com`;
  await openBestDealer(page);
  await page
    .getByRole('region', { name: 'Bewertungen' })
    .getByRole('link', { name: /^Melden/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Bewertung melden');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(page.getByRole('group', { name: /Angaben fehlen/ })).toBeFocused();
  await page.getByRole('radio', { name: /^Nicht echt/ }).check();
  await page.getByLabel(/^Bitte begründen Sie/).fill('Diese Bestellung kann es nicht gegeben haben.');
  await page.getByLabel(/^E-Mail/).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(heading(page)).toHaveText('Danke, die Meldung ist da');
  await expectGoodPage(page);
  const receipt = expect.stringMatching(/Ihre Meldung M-\d{4}-\d{6} ist eingegangen/);
  await expect.poll(() => mailsTo(page, email)).toContainEqual(receipt);
  await page.goto(new URL(await linkInMail(page, email, '/meldung/')).pathname);
  await expect(heading(page)).toHaveText(/^Meldung M-/);
  await expect(page.getByText('Diese Bestellung kann es nicht gegeben haben.')).toBeVisible();
  await expectGoodPage(page);
});

test('the rating mark stands in the footer, with our own seal', async ({ page }) => {
  await page.goto('/holzpellethaendler');
  const mark = page.getByRole('contentinfo').getByRole('group', { name: /^Bewertung von / });
  await expect(mark).toContainText(/Bewertungen in 365 Tagen/);
  await expect(mark.getByText('DEMO')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is narrowed and paged, a dealer is read, and a page is reported', async ({ page, site, troubles }) => {
    // A rejected form is rendered again with its own status.
    troubles.allow(/422/);
    await page.goto('/holzpellethaendler');
    const form = page.getByRole('search', { name: 'Händler finden' });
    await form.getByLabel('Postleitzahl').fill(site.zipCode);
    await form.getByRole('button', { name: 'Händler anzeigen' }).click();
    await expect(heading(page)).toContainText(`Pellethändler für ${site.zipCode}`);
    await page.goto('/holzpellethaendler');
    await page.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect(page.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page');
    await dealers(page).first().getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Impressum und Kontakt' })).toBeVisible();

    await page.goto('/melden');
    await page.getByRole('button', { name: 'Meldung senden' }).click();
    await expect(page.getByRole('group', { name: /Angaben fehlen/ })).toBeVisible();
    await page.getByLabel(/^Welche Seite/).fill('/hilfe');
    await page.getByRole('radio', { name: /^Falsch/ }).check();
    await page.getByLabel(/^Bitte begründen Sie/).fill(`Das stimmt so nicht: ${randomUUID()}`);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Meldung senden' }).click();
    await expect(heading(page)).toHaveText('Danke, die Meldung ist da');
  });
});

test('addresses that name the same lead to one, and what is not there is 404', async ({ page, site, troubles }) => {
  troubles.allow(/404/);
  await page.goto(`/holzpellethaendler/${site.zipCode}`);
  const canonical = new URL(page.url()).pathname;
  expect(canonical).toMatch(new RegExp(`^/holzpellethaendler/[a-z-]+/${site.zipCode}$`));
  for (const path of ['atlantis', 'atlantis/80331', '12', `${site.zipCode}/${site.zipCode}`, '?seite=999'])
    expect([path, (await page.goto(`/holzpellethaendler/${path}`))?.status()]).toEqual([path, 404]);
  await expect(heading(page)).toHaveText('Die angeforderte Seite existiert nicht...');
  expect((await page.goto('/meldung/gibt-es-nicht'))?.status()).toBe(404);
});

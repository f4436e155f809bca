import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asRole } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { linkInMail } from '../../testing/outbox';
import { untilHydrated } from '../../testing/until-hydrated';

const newEmail = () => `konto-${randomUUID()}@example.com`;
const PASSWORD = 'Kaminfeuer-77';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A customer of its own, so that changes to it affect no other test. */
async function registered(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/benutzerkonto/anmeldung/a/ausfuehrlich?mode=register');
  const form = page.getByRole('form', { name: 'Konto anlegen' });
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await form.getByLabel('Passwort').fill(PASSWORD);
  await form.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(heading(page)).toHaveText('Wir haben Ihnen eine E-Mail geschickt');
  await page.goto(new URL(await linkInMail(page, email, '/registrierung-bestaetigen/')).pathname);
  await page.getByRole('button', { name: 'Konto bestätigen' }).click();
  await expect(heading(page)).toHaveText('Ihr Konto ist fertig');
  return email;
}

test('an address is added, changed and deleted in the modal; the e-mail changes by its link; the account goes', async ({
  page,
  site,
}) => {
  // An account from its beginning to its end, each screen with axe.
  test.slow();
  const email = await registered(page);
  await page.goto('/kunde/stammdaten');
  await untilHydrated(page);
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Neue Lieferadresse' }).click();
  await expect(page).toHaveURL(/\/kunde\/stammdaten\/lieferadresse\/neu$/);
  const dialog = page.getByRole('dialog', { name: 'Neue Lieferadresse' });
  await expectGoodPage(page);
  await dialog.getByLabel('Vorname').fill('Katharina');
  await dialog.getByLabel('Nachname').fill('Lindner');
  await dialog.getByLabel('Straße').or(dialog.getByLabel('Strasse')).fill(site.street);
  await dialog.getByLabel('Hausnummer').fill('12');
  await dialog.getByLabel('Postleitzahl').fill(site.zipCode);
  await dialog.getByLabel('Ort').fill('Musterort');
  await dialog.getByLabel('Telefon').fill(site.phone);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  const save = page.getByRole('button', { name: 'Adressen speichern' });
  await save.click();
  await expect(save).toBeHidden();
  await page.reload();
  // A link that is followed before opens the modal as a document of its own, which leaves it without what was changed.
  await untilHydrated(page);
  await page.getByRole('link', { name: /^Adresse ändern/ }).click();
  await page.getByRole('dialog').getByLabel('Hausnummer').fill('14');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Geändert, nicht gespeichert')).toBeVisible();
  await page.getByRole('link', { name: /^Adresse ändern/ }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await save.click();
  await expect(save).toBeHidden();
  await page.getByRole('button', { name: /^Adresse löschen: .* 14,/ }).click();
  await save.click();
  await expect(page.getByRole('link', { name: /^Adresse ändern/ })).toHaveCount(0);

  const later = newEmail();
  await page.getByText('E-Mail-Adresse ändern').first().click();
  const change = page.getByRole('form', { name: 'E-Mail-Adresse ändern' });
  await change.getByLabel('Neue E-Mail-Adresse').fill(later);
  await change.getByLabel('Ihr Passwort').fill(PASSWORD);
  await change.getByRole('button').last().click();
  await expect(page.getByText('Neue E-Mail-Adresse noch nicht bestätigt')).toBeVisible();
  await page.goto(new URL(await linkInMail(page, later, '/email-anpassung-bestaetigen/')).pathname);
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page.getByRole('link', { name: 'Zu Ihren Stammdaten' }).click();
  await expect(page.getByText(`Sie melden sich an mit ${later}.`)).toBeVisible();

  await page.goto('/persoenliche-daten');
  await expectGoodPage(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Daten herunterladen' }).click();
  expect((await download).suggestedFilename()).toMatch(/^heizplatz-eigene-daten-.*\.json$/);
  await page.getByRole('link', { name: 'Konto löschen …' }).click();
  await page.getByLabel('Zur Bestätigung: Ihr Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(heading(page)).toHaveText('Ihr Konto ist gelöscht');
  await expect(page.getByRole('region', { name: 'Was wir noch aufbewahren' }).getByRole('listitem')).toHaveText([
    /^Wie oft zuletzt etwas an Ihre E-Mail-Adresse geschickt oder mit ihr versucht wurde: bis \d/,
    /^Die E-Mail, die Ihnen die Löschung bestätigt: bis \d/,
  ]);
  await expectGoodPage(page);
  await page.goto('/kunde/stammdaten');
  await expect(page).toHaveURL(/\/benutzerkonto\/anmeldung/);
  expect(email).not.toBe(later);
});

test('without script master data and the address modal are pages', async ({ browser, page, baseURL }) => {
  await asRole(page, 'kunde', '/kunde/startseite');
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState, ...(baseURL && { baseURL }) });
  const bare = await plain.newPage();
  await bare.goto('/account/basedata/partial/addressCol');
  await bare
    .getByRole('link', { name: /^Adresse ändern/ })
    .first()
    .click();
  await expect(bare).toHaveURL(/\/kunde\/stammdaten\/lieferadresse\/\d+$/);
  await expect(bare.getByRole('dialog').getByLabel('Nachname')).toHaveValue('Lindner');
  await expect(bare.getByRole('dialog').locator('noscript')).toHaveCount(1);
  await plain.close();
});

test('an order of the list is rated, with words', async ({ page }) => {
  await asRole(page, 'kunde', '/kunde/bestellungen');
  await page
    .getByRole('link', { name: /bewerten$/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^Wie war es mit /);
  await expectGoodPage(page);
  await page
    .getByRole('group', { name: 'Alles in allem' })
    .getByRole('radio', { name: /^sehr gut/ })
    .check();
  await page.getByLabel(/^Ihre Worte dazu/).fill('Pünktlich, sauber, freundlich.');
  await page.getByRole('button', { name: 'Bewertung abgeben' }).click();
  await expect(heading(page)).toHaveText('Danke für Ihre Bewertung');
  await page.reload();
  await expect(heading(page)).toHaveText('Sie haben schon bewertet');
  await expect(page.getByText('Pünktlich, sauber, freundlich.')).toBeVisible();
});

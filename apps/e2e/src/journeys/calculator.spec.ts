import { calculatorForm } from '../testing/calculator-form';
import { expectGoodPage } from '../testing/expect-good-page';
import { expect, test } from '../testing/journey-test';
import { standStill } from '../testing/stand-still';
import { untilHydrated } from '../testing/until-hydrated';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  // Clicks before hydration have tests of their own (system/start): on a busy machine the server handles them.
  await untilHydrated(page);
});

test('says what is missing or wrong with postcode and amount, and stays', async ({ page, site }) => {
  const { zipCode, amount, button, said: statement } = calculatorForm(page);
  await button.click();
  await expect(statement).toContainText('Bitte geben Sie Ihre Postleitzahl ein.');
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(statement).toBeEmpty();

  await zipCode.fill('123');
  await amount.fill('499');
  await button.click();
  await expect(statement).toContainText(/Bitte geben Sie eine gültige Postleitzahl mit [45] Ziffern ein\./);
  await expect(statement).toContainText('Bitte geben Sie eine Menge von mindestens 500 kg ein.');

  await zipCode.fill(site.unknownZipCode);
  await amount.fill('32001');
  await button.click();
  await expect(statement).toContainText(/Diese Postleitzahl haben wir in .+ nicht gefunden\./);
  await expect(statement).toContainText(`Bitte geben Sie eine Menge von höchstens ${site.numbers.most} kg ein.`);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('asks for one pallet in words', async ({ page, site }) => {
  const { zipCode, amount, button, group, said: statement } = calculatorForm(page);
  await group('Sackware').check();
  await zipCode.fill(site.zipCode);
  await amount.fill('');
  await button.click();
  await expect(statement).toHaveText('Bitte geben Sie eine Menge von mindestens einer Palette ein.');
});

test('speaks up by itself once nothing has been typed for a moment', async ({ page, site }) => {
  const { zipCode, said: statement } = calculatorForm(page);
  // The moment passes when the test lets it, however slow the machine is.
  await page.clock.install();
  await standStill(page, 60_000);
  await zipCode.pressSequentially(site.unknownZipCode);
  await expect(statement).toBeEmpty();
  await page.clock.resume();
  await expect(statement).toContainText('nicht gefunden');
});

test('takes digits alone and writes thousands as the country does', async ({ page, site }) => {
  const { zipCode, amount } = calculatorForm(page);
  await zipCode.pressSequentially('1a2-3');
  await expect(zipCode).toHaveValue('123');
  await amount.fill('');
  await amount.pressSequentially('1x2,3 45kg');
  // A unit stays as entered until the field loses focus.
  await amount.blur();
  await expect(amount).toHaveValue(site.numbers.typed);
});

test("leads a visitor with another country's postcode to that country, with the postcode", async ({ page, site }) => {
  const { zipCode, button, said: statement } = calculatorForm(page);
  await zipCode.fill(site.foreign.zipCode);
  await button.click();
  await expect(statement).toContainText(
    `Die Postleitzahl ist in diesem Land nicht gültig oder wurde nicht gefunden. Meinten Sie vielleicht eine PLZ ${site.foreign.inCountry} ...?`,
  );
  await statement.getByRole('link').click();
  await expect(page).toHaveURL((url) => url.hostname === site.foreign.host);
  await expect(calculatorForm(page).zipCode).toHaveValue(site.foreign.zipCode);
});

test('works by keyboard alone, from the address bar to the offers', async ({ page, site }) => {
  const { zipCode, amount, group } = calculatorForm(page);
  const isHere = () => group('Lose').evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await isHere()); presses++) await page.keyboard.press('Tab');
  await expect(group('Lose')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(group('Sackware')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(zipCode).toBeFocused();
  await page.keyboard.type(site.zipCode);
  await page.keyboard.press('Tab');
  await expect(amount).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `${site.offers} für 2 Paletten Holzpellets Sackware nach ${site.zipCode}`,
  );
});

test('comes back as a bar over the page once it has left the view, with what was typed', async ({ page, site }) => {
  const bar = page.getByRole('form', { name: 'Schnellrechner' });
  await calculatorForm(page).zipCode.fill(site.zipCode);
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('textbox', { name: 'Postleitzahl' })).toHaveValue(site.zipCode);
  await expect(bar).toBeVisible();
  // Not the scroll position: what arrives above what is seen is added to that, in whole pixels.
  const footerTop = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top);
  const before = await footerTop();
  await bar.getByRole('textbox', { name: 'Menge' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(bar.getByRole('textbox', { name: 'Postleitzahl' })).toBeFocused();
  expect(Math.abs((await footerTop()) - before), 'the focus leaves the page where it is').toBeLessThan(1);
  await expect(bar).toBeInViewport();
  await bar.getByRole('button', { name: 'Preise vergleichen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${site.offers} für ${site.numbers.usual} kg`);
});

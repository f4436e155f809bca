import type { Page } from '@playwright/test';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { collectShifts, largeShifts } from '../../testing/layout-shifts';

/** A postcode in the region of the demonstration's local campaign, and whose it is. */
const LOCAL: Readonly<Record<string, { readonly zipCode: string; readonly advertiser: string }>> = {
  de: { zipCode: '80331', advertiser: 'Kesselwart Isar' },
  at: { zipCode: '1010', advertiser: 'Kesselwart Donau' },
  ch: { zipCode: '8001', advertiser: 'Kesselwart Limmat' },
};

const HOSTILE = [
  '<img src=x onerror=pwned()>',
  '<svg onload=pwned()></svg>',
  '<a id=bad href="javascript:pwned()">a</a>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<style>:host{position:fixed;inset:0}</style>',
  '<p style="position:fixed;inset:0;background:red">x</p>',
  '<details open ontoggle=pwned()>x</details>',
  '<script>pwned()</script>',
  '<form action="/api/account/jwt/abmelden" method="post"><input autofocus onfocus=pwned()></form>',
];

const LONGER_THAN_A_BATCH_MS = 6000;

const homeAdvert = (page: Page) => page.getByRole('region', { name: /^Anzeige: / }).first();

/** The slot's place, which comes with the document. */
async function showAdvert(page: Page) {
  const advert = homeAdvert(page);
  await expect(advert).toBeAttached();
  await advert.scrollIntoViewIfNeeded();
  return advert;
}

/** This visitor has chosen nothing yet; what is chosen stays. */
const forgetChoice = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('asked') === null) localStorage.removeItem('hp_consent');
    sessionStorage.setItem('asked', '1');
  });

test('an advert stands in a shadow root of its own, says whose it is and why, and moves nothing', async ({ page }) => {
  await collectShifts(page);
  const counted = page.waitForRequest('**/api/iam/impression');
  await page.goto('/');
  const advert = await showAdvert(page);
  const picture = advert.locator('img');
  await expect(picture).toBeVisible();
  expect(await advert.locator('.go').evaluate((link) => link.getRootNode() instanceof ShadowRoot)).toBe(true);
  await expect(advert).toContainText(/Anzeige\s*im Auftrag von \S/);
  const request = await counted;
  expect(await request.headerValue('cookie')).toBeNull();
  expect((await request.response())?.status()).toBe(200);
  // Before the press: what opens more than half a second after it counts as moved by itself.
  expect(await largeShifts(page)).toEqual([]);
  await advert.getByText('Warum?').click();
  await expect(advert.getByText(/gebucht\.|Angebot unseres eigenen Hauses/)).toBeVisible();
  await expectGoodPage(page);
});

test('a postcode that is saved brings the adverts of its place', async ({ page, siteName }) => {
  const local = LOCAL[siteName];
  if (!local) throw new Error(`no postcode for ${siteName}`);
  // Of the weights 3, 1, 2 falls on the second; of 3, 1, 2, 2 on the third, which is the local one.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0.65 }));
  await page.goto('/');
  const advert = await showAdvert(page);
  await expect(advert).not.toHaveAccessibleName(`Anzeige: ${local.advertiser}`);
  const form = page.getByRole('form', { name: 'Preise vergleichen' });
  await form.getByLabel('Postleitzahl').fill(local.zipCode);
  const region = page.getByRole('region', { name: `Anzeige: ${local.advertiser}` });
  await expect(region).toBeAttached();
  await region.getByText('Warum?').click();
  await expect(region).toContainText(`Ihre Postleitzahl ${local.zipCode}`);
});

test('hostile markup does nothing, even if the API let it through', async ({ page, troubles }) => {
  // What the policy and the missing files make the console say.
  troubles.allow(/Content Security Policy|Failed to load resource|Refused|Blocked/i);
  await page.addInitScript(() => Object.assign(window, { ran: 0, pwned: () => Reflect.set(window, 'ran', 1) }));
  const content = { StylesFileName: '', Name: 'Böse', OnBehalfOf: 'Niemand', PaidBy: '', Reason: 'Keiner.' };
  await page.route('**/api/iam/content/*', (route) => route.fulfill({ json: { ...content, Html: HOSTILE.join('') } }));
  await page.goto('/');
  const advert = await showAdvert(page);
  await advert.locator('#bad').dispatchEvent('click');
  const box = await advert.boundingBox();
  expect(box?.height).toBeLessThan(400);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe(0);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
});

test('nothing is recorded before it is allowed, and nothing after it is withdrawn', async ({ page }) => {
  await forgetChoice(page);
  await page.clock.install();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.headers()['content-type'] === 'application/json')
      if (new URL(request.url()).origin !== new URL(page.url()).origin) posted.push(request.postData() ?? '');
  });
  await page.goto('/');
  const query = page.getByRole('region', { name: 'Dürfen wir Ihren Besuch aufzeichnen?' });
  await expect(query).toBeVisible();
  await expectGoodPage(page);
  // It lies beside the page: the calculator works as before.
  await page.getByRole('form', { name: 'Preise vergleichen' }).getByLabel('Menge').fill('5000');
  await query.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(query).toBeHidden();
  await page.reload();
  const settings = page.getByRole('button', { name: 'Cookie-Einstellungen' });
  await settings.click();
  await expect(query).toContainText('Zurzeit wird nichts aufgezeichnet.');
  expect(posted).toEqual([]);
  await query.getByRole('button', { name: 'Erlauben' }).click();
  await expect(query).toBeHidden();
  await expect
    .poll(async () => {
      await page.clock.fastForward(LONGER_THAN_A_BATCH_MS);
      return posted.length;
    })
    .toBeGreaterThan(0);
  expect(posted.join('')).not.toMatch(/Pellets vergleichen|Postleitzahl|5\.?000 kg/);
  await settings.click();
  await query.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(query).toBeHidden();
  const before = posted.length;
  await page.mouse.wheel(0, 400);
  await page.clock.fastForward(LONGER_THAN_A_BATCH_MS);
  // Anything posted before this response would have arrived by now.
  await page.evaluate(() => fetch('/'));
  expect(posted).toHaveLength(before);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, nothing is shown and nothing is loaded that would need consent', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Dürfen wir Ihren Besuch aufzeichnen?' })).toHaveCount(0);
    await expect(homeAdvert(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await expect(page.getByText('Statistik, nur mit Ihrer Einwilligung')).toBeVisible();
  });
});

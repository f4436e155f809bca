import { expect, test } from '../testing/journey-test';
import { untilHydrated } from '../testing/until-hydrated';

test("clicks lead from each remote's pages to the others', without a new document", async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const home = page.getByRole('link', { name: 'Heizplatz, Startseite' });
  await page.goto('/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000');
  await expect(heading).toContainText('Angebote für');
  await untilHydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

  await home.click();
  await expect(heading).toContainText('Pellets vergleichen.');
  await expect(page).toHaveTitle(/ – Heizplatz$/);
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(heading).toHaveText('Anmelden');
  await home.click();
  await expect(heading).toContainText('Pellets vergleichen.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(heading).toHaveText('Allgemeine Geschäftsbedingungen');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kaminholz' }).click();
  await expect(page).toHaveURL(/\/kaminholz$/);
  await page.goBack();
  await expect(heading).toHaveText('Allgemeine Geschäftsbedingungen');
  expect(documents).toEqual([]);
});

test('documents carry a strict policy with a nonce of their own, and nothing breaks it', async ({ page, context }) => {
  const policies: string[] = [];
  for (const path of ['/', '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000', '/gibt-es-nicht']) {
    const policy = (await context.request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{22,}' 'strict-dynamic'/);
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    policies.push(policy);
  }
  expect(new Set(policies).size).toBe(policies.length);

  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} refused ${blockedURI}`),
    ),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

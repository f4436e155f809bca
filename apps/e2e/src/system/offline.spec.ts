import { expect, test } from '../testing/journey-test';

test.use({ serviceWorkers: 'allow' });

test('without a connection every page says so, and the same page is there when it is back', async ({
  page,
  context,
  troubles,
}) => {
  // A remote's files may be on their way when the connection breaks.
  troubles.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ScriptNetworkError|Loading CSS chunk failed/);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  await context.setOffline(true);
  await page.goto('/pelletpreise');
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung zum Internet' })).toBeVisible();
  await expect(page).toHaveTitle('Keine Verbindung – Heizplatz');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pelletpreise');
  await expect(page).toHaveURL(/\/pelletpreise$/);
});

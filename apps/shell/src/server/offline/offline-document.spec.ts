import { createHash } from 'node:crypto';
import { SITES } from '@heizplatz/country';
import { OFFLINE_POLICY, offlineDocument } from './offline-document';

it.each(Object.values(SITES))('says in $name what is wrong, whom to call and how to go on', (site) => {
  const html = offlineDocument(site);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe(site.htmlLang);
  expect(page.querySelector('h1')?.textContent).toBe('Keine Verbindung zum Internet');
  expect(page.querySelector('a[href^="tel:+4"]')?.textContent).toBe(site.customerPhone);
  expect(page.querySelector('a.again')?.getAttribute('href')).toBe('');
  // Nothing is fetched for it, and its policy knows its style.
  expect(page.querySelectorAll('script, link, img, [style]')).toHaveLength(0);
  const style = page.querySelector('style')?.textContent ?? '';
  expect(OFFLINE_POLICY).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

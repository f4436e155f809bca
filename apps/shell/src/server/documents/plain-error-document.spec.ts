import { siteById } from '@heizplatz/country';
import { plainErrorDocument } from './plain-error-document';

const ASSETS = {
  base: '',
  folder: '',
  scripts: [],
  getPreloads: () => [],
  calculatorBar: [],
  styles: ['/assets/x/main.css'],
  fonts: [],
};

it("is rule ERROR-01's error page, whole without script", () => {
  const html = plainErrorDocument(siteById(3), ASSETS, { kind: 'failed', requestId: '01J9-7XYZ' });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe('de-CH');
  expect(page.title).toBe('Heizplatz – Fehler 500');
  expect(page.querySelector('h1')?.textContent).toBe('Da ist leider etwas schiefgelaufen...');
  expect(page.body.textContent).toContain('Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.');
  expect(page.body.textContent).toContain('01J9-7XYZ');
  expect(page.querySelector('a[href="/"]')?.textContent).toBe('Startseite');
  expect(page.querySelectorAll('script, [style]')).toHaveLength(0);
});

import { expect, test } from '@playwright/test';
import { findViolations } from '../testing/find-violations';

const build = (body: string): string =>
  `<!doctype html><html lang="de"><head><title>Seite</title></head><body><main><h1>Seite</h1>${body}</main></body></html>`;
const BAD_PICTURE = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
const frame = (body: string, attributes = ''): string =>
  `<iframe title="Rahmen" ${attributes} srcdoc='${build(body)}'></iframe>`;

test.describe('the accessibility check of pages', () => {
  for (const [where, body, target] of [
    ['a page', BAD_PICTURE, 'img'],
    ['a frame', frame(BAD_PICTURE), 'iframe img'],
    ['a frame in a sandbox', frame(BAD_PICTURE, 'sandbox="allow-scripts"'), 'iframe img'],
  ] as const)
    test(`finds a picture without a text in ${where}`, async ({ page }) => {
      await page.setContent(build(body));
      expect(await findViolations(page)).toContain(`image-alt: ${target}`);
    });

  test('reads text that fades in once it is there', async ({ page }) => {
    const styles = '<style>@keyframes appear { from { opacity: 0.1 } } #text { animation: appear 0.6s }</style>';
    await page.setContent(build(`${styles}<p id="text">Text</p>`));
    expect(await findViolations(page)).toEqual([]);
  });

  test('does not wait for what turns without an end', async ({ page }) => {
    const styles = '<style>@keyframes turn { to { rotate: 1turn } } #sign { animation: turn 1s infinite }</style>';
    await page.setContent(build(`${styles}<p id="sign">Text</p>`));
    expect(await findViolations(page)).toEqual([]);
  });

  test('finds landmarks of one name in one document, not in a page and its frame', async ({ page }) => {
    const aside = '<aside aria-label="Hinweis">Text</aside>';
    await page.setContent(build(frame(aside)) + aside);
    expect(await findViolations(page)).toEqual([]);
    for (const body of [aside + aside, frame(aside + aside)]) {
      await page.setContent(build(body));
      expect(await findViolations(page)).toContainEqual(expect.stringContaining('landmark-unique'));
    }
  });

  test('finds pale text, and nothing in a good page', async ({ page }) => {
    await page.setContent(build('<p id="pale" style="color: #bbb; background: #fff">Text</p>'));
    expect(await findViolations(page)).toEqual(['color-contrast: #pale']);
    await page.setContent(build('<p>Text</p>'));
    expect(await findViolations(page)).toEqual([]);
  });
});

import { HOSTILE_HTML } from '@heizplatz/api-platform/testing';
import { JSDOM, VirtualConsole } from 'jsdom';
import { isPicturePath, picturePath } from './advert-file-paths';
import { cleanHtml } from './clean-html';
import { isLandingUrl, landingLink } from './landing-link';

const LANDING = 'https://shop.example/pellets?von=heizplatz';
const PICTURE = picturePath('ofen.0123456789abcdef.svg');

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  A: ['class', 'href', 'target', 'rel'],
  IMG: ['class', 'src', 'alt', 'width', 'height', 'decoding'],
};
const ELEMENTS = /^(DIV|P|SPAN|STRONG|B|EM|I|SMALL|BR|HR|UL|OL|LI|A|IMG|FIGURE)$/;

/** As a browser that runs scripts would build it in a shadow root. */
function builtFrom(html: string): { elements: Element[]; ran: number } {
  let ran = 0;
  const { window } = new JSDOM('<!doctype html><div></div>', {
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => Object.assign(page, { pwned: () => (ran += 1) }),
  });
  const root = window.document.querySelector('div')?.attachShadow({ mode: 'open' });
  if (!root) throw new Error('no root');
  root.innerHTML = html;
  const elements = [...root.querySelectorAll('*')];
  for (const element of elements)
    for (const type of ['click', 'focus', 'error', 'load', 'toggle', 'mouseover'])
      if (element.tagName !== 'A' || type !== 'click') element.dispatchEvent(new window.Event(type));
  window.close();
  return { elements, ran };
}

describe('hostile markup', () => {
  it('is a list of a hundred cases', () => {
    expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(100);
  });

  it.each(HOSTILE_HTML.map((html) => [html.slice(0, 90), html] as const))('%s does nothing', (_, html) => {
    const { elements, ran } = builtFrom(cleanHtml(html, LANDING));
    expect(ran).toBe(0);
    for (const element of elements) {
      expect(element.tagName).toMatch(ELEMENTS);
      const attributes = element.getAttributeNames();
      expect(attributes.filter((name) => !(ALLOWED[element.tagName] ?? ['class']).includes(name))).toEqual([]);
      if (element.tagName === 'A') {
        expect(element.getAttribute('href')).toMatch(/^https:\/\/shop\.example\//);
        expect(element.getAttribute('rel')).toBe('sponsored nofollow noopener noreferrer');
      }
      if (element.tagName === 'IMG') expect(isPicturePath(element.getAttribute('src') ?? '')).toBe(true);
    }
  });

  it.each(HOSTILE_HTML.map((html) => [html.slice(0, 90), html] as const))(
    '%s is clean after one cleaning',
    (_, html) => {
      const once = cleanHtml(html, LANDING);
      expect(cleanHtml(once, LANDING)).toBe(once);
    },
  );
});

describe('honest markup', () => {
  it('keeps text, lists, classes, pictures and links', () => {
    const html = `<div class="box"><p class="title"><strong>Öfen</strong> &amp; mehr<br></p><ul><li>Ein</li></ul><img class="p" src="${PICTURE}" alt="Ein Ofen" width="120" height="80"><a class="go" href="/ofen?x=1">Ansehen</a></div>`;
    const clean = cleanHtml(html, LANDING);
    for (const part of [
      '<div class="box">',
      '<strong>Öfen</strong> &amp; mehr',
      '<li>Ein</li>',
      `src="${PICTURE}" alt="Ein Ofen" width="120" height="80"`,
      'href="https://shop.example/ofen?x=1" target="_blank"',
      'class="go"',
    ])
      expect(clean).toContain(part);
  });

  it('brings headings as paragraphs', () => {
    expect(cleanHtml('<h2 class="t" id="x">Öfen</h2>', LANDING)).toBe('<p class="t">Öfen</p>');
  });
});

describe('where links lead', () => {
  it.each([
    ['', LANDING],
    ['/a', 'https://shop.example/a'],
    ['?b=1', 'https://shop.example/pellets?b=1'],
    ['https://shop.example/c#d', 'https://shop.example/c#d'],
    ['https://www.shop.example/', LANDING],
    ['https://shop.example:8443/', LANDING],
    ['http://shop.example/', LANDING],
    ['https://a@shop.example/', LANDING],
    ['javascript:pwned()', LANDING],
    ['https://[', LANDING],
  ])('%s of an advertiser: %s', (href, expected) => {
    expect(landingLink(href, LANDING)).toEqual({ href: expected, isOutside: true });
  });

  it.each([
    ['/news', '/news'],
    ['https://evil.example/', '/pelletpreise'],
    ['//evil.example/', '/pelletpreise'],
    ['javascript:pwned()', '/pelletpreise'],
  ])('%s of our own advert: %s', (href, expected) => {
    expect(landingLink(href, '/pelletpreise')).toEqual({ href: expected, isOutside: false });
  });

  it.each([
    '',
    'x',
    '//evil.example',
    '/\\evil.example',
    'http://shop.example/',
    'javascript:pwned()',
    'https://a:b@shop.example/',
    'data:,x',
  ])('%j is no landing address', (landing) => {
    expect(isLandingUrl(landing)).toBe(false);
    expect(() => landingLink('/', landing)).toThrow('no landing address');
  });
});

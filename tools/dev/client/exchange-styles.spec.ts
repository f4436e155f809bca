/** @jest-environment jest-environment-jsdom */
import { exchangeStyles } from './exchange-styles';

const SHEETS = [
  '/assets/development/main.aaaa.css',
  '/releases/order/1/styles.aaaa.css',
  '/releases/public/1/styles.aaaa.css',
];

const hrefs = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.head.innerHTML = SHEETS.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
});

it("puts a build's sheet after the old one, which goes when the new one is here", () => {
  exchangeStyles('order', ['styles.bbbb.css', 'other.cccc.css']);
  expect(hrefs()).toHaveLength(4);
  const added = document.querySelector('link[href$="styles.bbbb.css"]');
  expect(added?.previousElementSibling?.getAttribute('href')).toBe(SHEETS[1]);
  added?.dispatchEvent(new Event('load'));
  expect(hrefs()).toEqual([SHEETS[0], 'http://localhost/releases/order/1/styles.bbbb.css', SHEETS[2]]);
});

it('leaves a sheet that is current, and those of other builds', () => {
  exchangeStyles('shell', ['main.aaaa.css']);
  expect(hrefs()).toEqual(SHEETS);
});

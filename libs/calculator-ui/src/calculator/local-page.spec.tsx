/** @jest-environment-options {"url": "https://localhost/"} */
import { ProblemError } from '@heizplatz/api-client';
import { act } from '@testing-library/react';
import { CalculatorForm } from '../form/calculator-form';
import { openCalculator, ZIP_RESPONSES } from '../testing/calculator-page';

const MUNICH = '/pelletpreise/bayern/muenchen-80331';
const BERLIN = '/pelletpreise/berlin/berlin-10115';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const open = (path: string, checkLocalZipCode?: () => unknown) =>
  openCalculator(<CalculatorForm />, {
    path,
    responses: {
      ...ZIP_RESPONSES,
      checkLocalZipCode: checkLocalZipCode ?? (() => ({ Valid: false, ValidLocationUrl: BERLIN })),
    },
  });

async function typeZipCode(page: ReturnType<typeof open>, zipCode: string) {
  await page.user.clear(page.zipCode());
  await page.user.type(page.zipCode(), zipCode);
  await wait(1500);
}

test('a local page presets its postcode, whose existence nobody asks about', async () => {
  const page = open(MUNICH);
  expect(page.zipCode()).toHaveValue('80331');
  await page.user.type(page.zipCode(), '{Enter}');
  await wait(100);
  expect(page.called()).toEqual([]);
  expect(page.address()).toBe('/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000');
});

test('another postcode leads to its own page, 1500 ms after the last edit', async () => {
  const page = open(MUNICH);
  await typeZipCode(page, '10115');
  expect(page.address()).toBe(BERLIN);
  expect(page.zipCode()).toHaveValue('10115');
  expect(page.called()).toEqual(['checkZipCode', 'checkLocalZipCode']);
});

test.each([
  ['the page stays when it is the valid one', () => ({ Valid: true, ValidLocationUrl: '/pelletpreise/bayern' })],
  ['a postcode that nobody has', () => ({ Valid: false, ValidLocationUrl: '/pelletpreise/bayern' })],
  [
    'a server that cannot be asked',
    () => {
      throw new ProblemError({ type: 'about:blank', title: 'down', status: 0, code: 'UNAVAILABLE' });
    },
  ],
])('nobody is sent away: %s', async (_, response) => {
  const page = open('/pelletpreise/bayern', response);
  await typeZipCode(page, '80331');
  expect(page.called()).toContain('checkLocalZipCode');
  expect(page.address()).toBe('/pelletpreise/bayern');
});

test('other pages are not left', async () => {
  const page = open('/news');
  await typeZipCode(page, '10115');
  expect(page.called()).toEqual(['checkZipCode']);
  expect(page.address()).toBe('/news');
});

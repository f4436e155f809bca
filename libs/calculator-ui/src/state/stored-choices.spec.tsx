import { type CalculatorConfiguration, defaultConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { act } from '@testing-library/react';
import { CalculatorForm } from '../form/calculator-form';
import { forgetCookies } from '../testing/browser-mocks';
import { openCalculator } from '../testing/calculator-page';
import { knownConfiguration } from './known-configuration';
import { saveCalculator } from './save-calculator';

const HOME = { pathname: '/', search: '' };
const chosen: CalculatorConfiguration = {
  ...defaultConfiguration(1, 3),
  IsDefault: false,
  ZipCode: '10115',
  Stations: 3,
  Parameters: [{ Id: 133, Key: '' }],
  OfferProductCertifications: [2],
  Initialized: true,
};
const known = (place = HOME) => knownConfiguration(1, PRODUCT_GROUPS[3], place);

/** Records what is written, and stores nothing. */
function watchCookies(): string[] {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((line) => void written.push(line));
  return written;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  localStorage.clear();
  forgetCookies();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('choices are known again on the next visit, whole', () => {
  saveCalculator(chosen);
  expect(known()).toEqual(chosen);
});

test("a page's own query wins over what was kept", () => {
  saveCalculator(chosen);
  const search = '?zipCode=80331&amount=5000&options=122';
  expect(known({ pathname: '/holzpellets-lose/angebotsliste', search })).toMatchObject({
    ZipCode: '80331',
    Stations: 1,
    Parameters: [{ Id: 122, Key: '' }],
  });
  expect(known({ pathname: '/kaminholz/angebotsliste', search })).toEqual(chosen);
});

test('after seven days they are forgotten', () => {
  saveCalculator(chosen);
  jest.setSystemTime(new Date('2026-11-28T10:00:00Z'));
  // Its Max-Age has passed, which jsdom measures by the machine's clock.
  forgetCookies();
  expect(known()).toEqual(defaultConfiguration(1, 3));
});

test.each(['{', 'null', '[]', '{"version":1}', '"x"'])('%s in the storage is no choice', (text) => {
  localStorage.setItem('hp_calc_1_3', text);
  localStorage.setItem('hp_1', text);
  expect(known()).toEqual(defaultConfiguration(1, 3));
});

test.each([
  ['is full', 'setItem', new DOMException('full', 'QuotaExceededError')],
  ['is denied', 'getItem', new DOMException('denied', 'SecurityError')],
] as const)('a storage that %s is not fatal: the cookie is written and read', (_, method, error) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw error;
  });
  const written = watchCookies();
  expect(() => saveCalculator(chosen)).not.toThrow();
  expect(written).toEqual([
    'hp_calc_1_3=zipCode=10115&amount=6000&stations=3&options=133; Max-Age=604800; Path=/; SameSite=Lax; Secure',
  ]);
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('hp_calc_1_3=zipCode=10115&amount=6000&stations=3&options=133');
  expect(known()).toMatchObject({ ZipCode: '10115', Stations: 3, Parameters: [{ Id: 133, Key: '' }] });
});

test('instalments chosen before go on over twelve months and for one station', async () => {
  saveCalculator({ ...chosen, Parameters: [{ Id: 3, Key: 'Payment', Modifier: 6 }] });
  const page = openCalculator(<CalculatorForm />);
  await page.user.clear(page.zipCode());
  await page.user.type(page.zipCode(), '80331{Enter}');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(page.address()).toBe('/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000&options=-3$12');
});

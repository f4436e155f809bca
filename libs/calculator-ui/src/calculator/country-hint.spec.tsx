import type { CountryId } from '@heizplatz/country';
import { act, screen } from '@testing-library/react';
import { CalculatorForm } from '../form/calculator-form';
import { openCalculator } from '../testing/calculator-page';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const HINT =
  'Die Postleitzahl ist in diesem Land nicht gültig oder wurde nicht gefunden. Meinten Sie vielleicht eine PLZ';

test.each<[CountryId, string, string, Record<string, string>]>([
  [2, '10115', 'in Deutschland ...?', { Deutschland: 'http://localhost:4200/?zipCode=10115' }],
  [1, '5020', 'in Österreich ...?', { Österreich: 'http://at.localhost:4200/?zipCode=5020' }],
  [1, '8001', 'in der Schweiz ...?', { Schweiz: 'http://ch.localhost:4200/?zipCode=8001' }],
  [3, '5020', 'in Österreich ...?', { Österreich: 'http://at.localhost:4200/?zipCode=5020' }],
  [
    1,
    '1010',
    'in Österreich oder in der Schweiz ...?',
    { Österreich: 'http://at.localhost:4200/?zipCode=1010', Schweiz: 'http://ch.localhost:4200/?zipCode=1010' },
  ],
])('site %i hints at the country of %s: %s', async (countryId, zipCode, ending, links) => {
  const page = openCalculator(<CalculatorForm />, { countryId });
  await page.user.type(page.zipCode(), `${zipCode}{Enter}`);
  await wait(100);
  await wait(50);
  expect(screen.getByText(/Meinten Sie/)).toHaveTextContent(`${HINT} ${ending}`);
  for (const [name, href] of Object.entries(links)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('the hint comes 50 ms after the refusal and stays in the popover', async () => {
  const page = openCalculator(<CalculatorForm />);
  await page.user.type(page.zipCode(), '5020{Enter}');
  await wait(40);
  expect(page.called()).toEqual([]);
  await wait(10);
  expect(page.called()).toEqual(['checkZipCodes']);
  expect(page.statement()).toHaveTextContent(HINT);
});

test('what the other countries answered is remembered', async () => {
  const first = openCalculator(<CalculatorForm />);
  await first.user.type(first.zipCode(), '5020{Enter}');
  await wait(100);
  first.unmount();
  const second = openCalculator(<CalculatorForm />);
  await second.user.type(second.zipCode(), '5020{Enter}');
  await wait(100);
  expect(second.called()).toEqual([]);
  expect(second.statement()).toHaveTextContent(HINT);
});

test.each([
  ['nobody has it', { checkZipCodes: () => [] }],
  ['the server is down', {}],
])('there is no hint when %s', async (_, responses) => {
  const page = openCalculator(<CalculatorForm />, { responses });
  await page.user.type(page.zipCode(), '9999{Enter}');
  await wait(100);
  expect(page.statement()).toHaveTextContent('gültige Postleitzahl');
  expect(screen.queryByText(/Meinten Sie/)).toBeNull();
});

test('a known postcode or an empty field asks about no country', async () => {
  const page = openCalculator(<CalculatorForm />);
  await page.user.click(page.button());
  await wait(200);
  await page.user.type(page.zipCode(), '10115');
  await wait(2000);
  expect(page.called()).toEqual(['checkZipCode']);
});

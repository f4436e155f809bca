import { act, screen } from '@testing-library/react';
import { openCalculator } from '../testing/calculator-page';
import { CalculatorForm } from './calculator-form';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const open = (options?: Parameters<typeof openCalculator>[1]) => openCalculator(<CalculatorForm />, options);

test('it offers six fuels and starts with loose pellets, their default amount and no postcode', async () => {
  const page = open();
  const fuels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(fuels).toEqual(['Lose Pellets', 'Sackware', 'Big Bags', 'Hackschnitzel', 'Holzbriketts', 'Kaminholz']);
  expect(screen.getByRole('radio', { name: 'Lose Pellets' })).toBeChecked();
  expect(page.zipCode()).toHaveValue('');
  expect(page.amount()).toHaveValue('6.000');
  expect(screen.getByText('Kostenlos und ohne Anmeldung. Bestellen geht auch als Gast.')).toBeVisible();
});

test('a valid entry leads to the offers of the fuel', async () => {
  const page = open();
  await page.user.type(page.zipCode(), '10115');
  await page.user.click(page.button());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(page.address()).toBe('/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000');
});

test('each fuel has its own amount and unit', async () => {
  const page = open();
  await page.user.clear(page.amount());
  await page.user.type(page.amount(), '8000');
  await page.user.click(screen.getByRole('radio', { name: 'Sackware' }));
  expect(page.amount()).toHaveValue('1');
  expect(screen.getByText('Paletten')).toBeVisible();
  await page.user.click(screen.getByRole('radio', { name: 'Lose Pellets' }));
  expect(page.amount()).toHaveValue('8.000');
});

test('it is used by keyboard alone', async () => {
  const page = open();
  await page.user.tab();
  expect(screen.getByRole('radio', { name: 'Lose Pellets' })).toHaveFocus();
  await page.user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Big Bags' })).toBeChecked();
  await page.user.tab();
  expect(page.zipCode()).toHaveFocus();
  await page.user.keyboard('80331{Enter}');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(page.address()).toBe('/holzpellets-bigbags/angebotsliste?zipCode=80331&amount=1');
});

test.each([
  ['', '6000', ['Bitte geben Sie Ihre Postleitzahl ein.']],
  ['1011', '6000', ['Bitte geben Sie eine gültige Postleitzahl mit 5 Ziffern ein.']],
  ['99999', '6000', ['Diese Postleitzahl haben wir in Deutschland nicht gefunden.']],
  ['10115', '', ['Bitte geben Sie eine Menge von mindestens 500 kg ein.']],
  ['10115', '0', ['Bitte geben Sie eine Menge von mindestens 500 kg ein.']],
  ['10115', '499', ['Bitte geben Sie eine Menge von mindestens 500 kg ein.']],
  ['10115', '32001', ['Bitte geben Sie eine Menge von höchstens 32.000 kg ein.']],
  ['', '', ['Bitte geben Sie Ihre Postleitzahl ein.', 'Bitte geben Sie eine Menge von mindestens 500 kg ein.']],
])('postcode %j and %j kg are refused in words', async (zipCode, amount, messages) => {
  const page = open();
  await page.user.clear(page.amount());
  if (zipCode) await page.user.type(page.zipCode(), zipCode);
  if (amount) await page.user.type(page.amount(), amount);
  await page.user.click(page.button());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(messages);
  expect(page.statement()).toHaveTextContent(messages[0] ?? '');
  expect(page.address()).toBe('/');
});

test("pallets are asked for with 'einer'", async () => {
  const page = open();
  await page.user.click(screen.getByRole('radio', { name: 'Holzbriketts' }));
  await page.user.type(page.zipCode(), '10115');
  await page.user.clear(page.amount());
  await page.user.click(page.button());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(page.statement()).toHaveTextContent('Bitte geben Sie eine Menge von mindestens einer Palette ein.');
  await page.user.type(page.amount(), '16{Enter}');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(page.statement()).toHaveTextContent('Bitte geben Sie eine Menge von höchstens 15 Paletten ein.');
});

test('the popover dims the page, leaves the focus, and closes by Escape, by a press beside it, and when all is well', async () => {
  const page = open();
  const scrim = () => page.container.querySelector('.scrim');
  await page.user.type(page.zipCode(), '1{Enter}');
  expect(scrim()).not.toBeNull();
  expect(page.zipCode()).toHaveFocus();
  await page.user.keyboard('{Escape}');
  expect(scrim()).toBeNull();
  await page.user.keyboard('{Enter}');
  expect(scrim()).not.toBeNull();
  await page.user.click(document.body);
  expect(scrim()).toBeNull();
  await page.user.type(page.zipCode(), '{Enter}');
  await page.user.type(page.zipCode(), '0115');
  expect(page.zipCode()).toHaveValue('10115');
  expect(scrim()).toBeNull();
});

test('fields take digits only and the amount is grouped where the caret stands', async () => {
  const page = open();
  await page.user.type(page.zipCode(), 'D-10a115 Berlin');
  expect(page.zipCode()).toHaveValue('10115');
  await page.user.clear(page.amount());
  await page.user.type(page.amount(), '1x2.345,');
  expect(page.amount()).toHaveValue('12.345');
  await page.user.type(page.amount(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(page.amount()).toHaveValue('192.345');
  expect((page.amount() as HTMLInputElement).selectionStart).toBe(2);
});

test('Swiss amounts have the Swiss sign', async () => {
  const page = open({ countryId: 3 });
  expect(page.amount()).toHaveValue('6’000');
});

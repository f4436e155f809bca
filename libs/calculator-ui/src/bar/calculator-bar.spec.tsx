import { act, screen } from '@testing-library/react';
import { CalculatorForm } from '../form/calculator-form';
import { openCalculator, ZIP_RESPONSES } from '../testing/calculator-page';
import { forgetCookies, showWidth, watchViews } from '../testing/browser-mocks';
import { CalculatorBar } from './calculator-bar';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const option = (ForgeinId: number, IsUpselling: boolean) => ({
  Id: 10000,
  ForgeinId,
  Key: 'Hose',
  Name: 'Schlauch',
  IsUpselling,
  Selected: false,
});
const responses = {
  ...ZIP_RESPONSES,
  initCalculation: () => ({
    CountryId: 1,
    ProductGroupId: 3,
    ProductId: 20,
    Groups: [
      { Key: 'Hose', Id: 1, Name: 'Schlauch', Parameters: [option(131, false), option(133, true)] },
      { Key: 'Vehicle', Id: 2, Name: 'Fahrzeug', Parameters: [option(122, true)] },
    ],
    Products: [],
    Makers: [],
    StationList: [],
    StationsList: [],
    ProductCertificationList: [],
    ProductSettingList: [],
    LooseBlowingProcessList: [],
    AppointmentPlus: true,
  }),
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  forgetCookies();
  showWidth(1440);
});
afterEach(() => jest.useRealTimers());

test("it shows the page's group and leads to its offers", async () => {
  const page = openCalculator(<CalculatorBar productGroupId={4} />, { responses });
  expect(page.amount()).toHaveValue('1');
  await page.user.type(page.zipCode(), '10115{Enter}');
  await wait(100);
  expect(page.address()).toBe('/holzpellets-sackware/angebotsliste?zipCode=10115&amount=1');
});

test('the settings button counts what is chosen, and nothing where nothing is', async () => {
  const path = '/holzpellets-lose/angebotsliste?zipCode=80331&amount=5000&options=2,132&pc=1';
  const chosen = openCalculator(<CalculatorBar productGroupId={3} />, { responses, path });
  await wait(0);
  expect(screen.getByRole('link')).toHaveAccessibleName('Optionen 2 gewählt');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('options=2,132&pc=1'));
  chosen.unmount();
  openCalculator(<CalculatorBar productGroupId={3} />, { responses, path: path.replace(/&options.*/, '') });
  await wait(0);
  expect(screen.getByRole('link')).toHaveAccessibleName('Optionen');
});

test('the settings button opens the settings of what was entered', async () => {
  const page = openCalculator(<CalculatorBar productGroupId={3} />, { responses });
  await wait(0);
  const settings = screen.getByRole('link', { name: /Optionen/ });
  await page.user.type(page.zipCode(), '80331');
  expect(settings).toHaveAttribute('href', '/holzpellets-lose/angebotsliste?openSettings=1&zipCode=80331&amount=6000');
  await page.user.click(settings);
  await wait(100);
  expect(page.address()).toBe('/holzpellets-lose/angebotsliste?openSettings=1&zipCode=80331&amount=6000');
});

test('the settings button too refuses a wrong postcode', async () => {
  const page = openCalculator(<CalculatorBar productGroupId={3} />, { responses });
  await page.user.click(screen.getByRole('link', { name: /Optionen/ }));
  expect(page.statement()).toHaveTextContent('Bitte geben Sie Ihre Postleitzahl ein.');
  expect(page.address()).toBe('/');
});

test.each([
  [1, 'Lieferoptionen'],
  [2, 'Lieferoptionen'],
  [3, 'Optionen'],
  [8, 'Optionen'],
] as const)("group %i calls its settings '%s'", (productGroupId, label) => {
  openCalculator(<CalculatorBar productGroupId={productGroupId} />, { responses: ZIP_RESPONSES });
  expect(screen.getByRole('link')).toHaveTextContent(label);
});

test('the bar asks for no options', async () => {
  const page = openCalculator(<CalculatorBar productGroupId={3} />, { responses });
  await wait(0);
  expect(page.called()).toEqual([]);
});

test("an offer list's bar shows what the list is for, and goes back with it", async () => {
  const path = '/holzpellets-lose/angebotsliste?zipCode=80331&amount=5000&options=132';
  const page = openCalculator(<CalculatorBar productGroupId={3} />, { responses, path });
  expect(page.zipCode()).toHaveValue('80331');
  expect(page.amount()).toHaveValue('5.000');
  await page.user.clear(page.amount());
  await page.user.type(page.amount(), '7000{Enter}');
  await wait(100);
  expect(page.address()).toBe('/holzpellets-lose/angebotsliste?zipCode=80331&amount=7000&options=132');
  await act(() => page.router.navigate(-1));
  expect(page.amount()).toHaveValue('5.000');
});

test.each(['6,5 t', '6.5 t', '6500 kg', '6,5'])('an amount typed as %j is understood', async (text) => {
  const page = openCalculator(<CalculatorBar productGroupId={3} />, { responses });
  await page.user.type(page.zipCode(), '10115');
  await page.user.clear(page.amount());
  await page.user.type(page.amount(), `${text}{Enter}`);
  await wait(100);
  expect(page.address()).toBe('/holzpellets-lose/angebotsliste?zipCode=10115&amount=6500');
});

test('a postcode in the address of the home page is taken up', async () => {
  const page = openCalculator(<CalculatorBar />, { responses, countryId: 2, path: '/?zipCode=1010' });
  expect(page.zipCode()).toHaveValue('1010');
});

test('on a page with its own calculator it comes when that has left the view, with what was typed there', async () => {
  const views = watchViews();
  const page = openCalculator(
    <>
      <CalculatorBar showAfterScroll />
      <CalculatorForm />
    </>,
    { responses },
  );
  const bar = () => screen.queryByRole('form', { name: 'Schnellrechner' });
  const place = page.container.querySelector('.bar');
  expect(place).toHaveClass('away');
  expect(place).toHaveAttribute('inert');
  await page.user.click(screen.getByRole('radio', { name: 'Kaminholz' }));
  const [input] = page.container.querySelectorAll<HTMLInputElement>(
    'form:not([aria-label=Schnellrechner]) [name=zipCode]',
  );
  await page.user.type(input as HTMLInputElement, '10115');
  act(() => views.show(true));
  expect(place).toHaveClass('away');
  act(() => views.show(false));
  expect(place).not.toHaveClass('away');
  expect(place).not.toHaveAttribute('inert');
  expect(bar()).toHaveFormValues({ zipCode: '10115', amount: '1.000', productGroup: 'kaminholz' });
});

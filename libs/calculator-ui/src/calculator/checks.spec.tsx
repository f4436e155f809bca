/** @jest-environment-options {"url": "https://localhost/"} */
import { ProblemError } from '@heizplatz/api-client';
import { act } from '@testing-library/react';
import { CalculatorForm } from '../form/calculator-form';
import { forgetCookies } from '../testing/browser-mocks';
import { openCalculator, ZIP_RESPONSES } from '../testing/calculator-page';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  localStorage.clear();
  forgetCookies();
});
afterEach(() => jest.useRealTimers());

const open = (options?: Parameters<typeof openCalculator>[1]) => openCalculator(<CalculatorForm />, options);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const storedForGermany = (): unknown => JSON.parse(localStorage.getItem('hp_1') ?? '{}');
const problem = (status: number) => () => {
  throw new ProblemError({ type: 'about:blank', title: 'Refused', status, code: 'REFUSED' });
};

test('a postcode is checked once, 1500 ms after the last edit', async () => {
  const page = open();
  await page.user.type(page.zipCode(), '1011');
  await wait(1400);
  await page.user.type(page.zipCode(), '5');
  await wait(1400);
  expect(page.called()).toEqual([]);
  await wait(100);
  expect(page.called()).toEqual(['checkZipCode']);
  await wait(10_000);
  expect(page.called()).toEqual(['checkZipCode']);
});

test('what was entered is kept 1500 ms after the last edit, for this country and in the cookie', async () => {
  const page = open();
  await page.user.type(page.zipCode(), '10115');
  await wait(1400);
  expect(localStorage.getItem('hp_1')).toBeNull();
  await wait(100);
  expect(JSON.parse(localStorage.getItem('hp_1') ?? '')).toMatchObject({ zipCode: '10115', amounts: { 3: 6000 } });
  expect(document.cookie).toContain('hp_calc_1_3=zipCode=10115&amount=6000');
});

test('a postcode that the server refuses is not saved, the amount beside it is', async () => {
  const page = open();
  await page.user.type(page.zipCode(), '99999');
  await page.user.clear(page.amount());
  await page.user.type(page.amount(), '7000');
  await wait(1500);
  expect(storedForGermany()).toMatchObject({ zipCode: '', amounts: { 3: 7000 } });
  expect(document.cookie).not.toContain('99999');
});

test('a postcode is saved beside an amount that is not valid, and replaces no stored amount', async () => {
  const page = open();
  await page.user.clear(page.amount());
  await page.user.type(page.amount(), '7000');
  await wait(1500);
  await page.user.clear(page.amount());
  await page.user.type(page.amount(), '5');
  await page.user.type(page.zipCode(), '10115');
  await wait(1500);
  expect(storedForGermany()).toMatchObject({ zipCode: '10115', amounts: { 3: 7000 } });
});

test('a refused postcode leaves the last valid one stored', async () => {
  const page = open();
  await page.user.type(page.zipCode(), '10115');
  await wait(1500);
  await page.user.clear(page.zipCode());
  await page.user.type(page.zipCode(), '99999{Enter}');
  await wait(1500);
  expect(storedForGermany()).toMatchObject({ zipCode: '10115' });
  expect(document.cookie).toContain('zipCode=10115');
});

test('a pause shows what is wrong, but does not ask for what is still empty', async () => {
  const page = open();
  await page.user.clear(page.amount());
  await page.user.type(page.amount(), '5');
  await wait(1500);
  expect(page.statement()).toHaveTextContent(/^Bitte geben Sie eine Menge von mindestens 500 kg ein\.$/);
  await page.user.clear(page.amount());
  await wait(1500);
  expect(page.statement()).toBeEmptyDOMElement();
});

test('a postcode of the right form that nobody has is refused after the pause', async () => {
  const page = open();
  await page.user.type(page.zipCode(), '99999');
  await wait(1500);
  expect(page.statement()).toHaveTextContent('Diese Postleitzahl haben wir in Deutschland nicht gefunden.');
});

test('no postcode of the wrong form is sent to the server', async () => {
  const page = open({ responses: { ...ZIP_RESPONSES, checkZipCodes: () => [] } });
  await page.user.type(page.zipCode(), '123');
  await wait(3000);
  expect(page.called()).toEqual([]);
});

test('submitting waits for the check, 100 ms at a time', async () => {
  let respond: (isValid: boolean) => void = () => undefined;
  const page = open({ responses: { checkZipCode: () => new Promise((resolve) => (respond = resolve)) } });
  await page.user.type(page.zipCode(), '10115{Enter}');
  await wait(250);
  expect(page.button()).toHaveTextContent('Wird geprüft');
  expect(page.called()).toEqual(['checkZipCode']);
  await act(async () => respond(true));
  await wait(40);
  expect(page.address()).toBe('/');
  await wait(20);
  expect(page.address()).toBe('/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000');
});

test('submitting before the pause is over sends one question and shows its refusal', async () => {
  const page = open();
  await page.user.type(page.zipCode(), '99999{Enter}');
  await wait(100);
  expect(page.statement()).toHaveTextContent('Diese Postleitzahl haben wir in Deutschland nicht gefunden.');
  await wait(5000);
  expect(page.called()).toEqual(['checkZipCode']);
});

test("an answer is remembered for two days, on other pages' calculators too", async () => {
  const first = open();
  await first.user.type(first.zipCode(), '10115');
  await wait(1500);
  first.unmount();
  jest.setSystemTime(new Date('2026-11-23T09:59:00Z'));
  const second = open();
  await second.user.click(second.button());
  await wait(100);
  expect(second.called()).toEqual([]);
  expect(second.address()).toContain('zipCode=10115');
  second.unmount();
  jest.setSystemTime(new Date('2026-11-23T10:01:00Z'));
  const third = open();
  await third.user.click(third.button());
  await wait(100);
  expect(third.called()).toEqual(['checkZipCode']);
});

test.each([
  [429, 'Bitte versuchen Sie es gleich noch einmal.'],
  [500, 'Die Postleitzahl konnte gerade nicht geprüft werden.'],
  [0, 'Die Postleitzahl konnte gerade nicht geprüft werden.'],
])('a check that fails with %i counts as invalid and is asked again next time', async (status, message) => {
  let isDown = true;
  const checkZipCode = () => (isDown ? problem(status)() : true);
  const page = open({ responses: { checkZipCode } });
  await page.user.type(page.zipCode(), '10115{Enter}');
  await wait(100);
  expect(page.statement()).toHaveTextContent(message);
  isDown = false;
  await page.user.keyboard('{Enter}');
  await wait(100);
  expect(page.address()).toContain('zipCode=10115');
});

test('options chosen before go along', async () => {
  document.cookie = 'hp_calc_1_3=zipCode=80331&amount=3000&options=132!101&ap=1; Secure';
  const page = open();
  await page.user.type(page.zipCode(), '10115{Enter}');
  await wait(100);
  expect(page.address()).toBe('/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000&options=132,101&ap=1');
});

import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { act, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { ProgressBar } from './progress-bar';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const bar = (active: boolean) => (
  <I18nProvider i18n={i18n}>
    <ProgressBar active={active} />
  </I18nProvider>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it stands outside of the landmarks without a finding', async () => {
  render(bar(true));
  act(() => jest.advanceTimersByTime(200));
  jest.useRealTimers();
  const { violations } = await axe.run(document.documentElement, { runOnly: ['region'] });
  expect(violations).toEqual([]);
});

test('a page that is there within 200 ms shows no bar', () => {
  const { rerender } = render(bar(true));
  act(() => jest.advanceTimersByTime(199));
  rerender(bar(false));
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a slower one shows it from 200 ms on until it is there', () => {
  const { rerender } = render(bar(true));
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('progressbar', { name: 'Seite wird geladen' })).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByRole('progressbar')).toBeVisible();
  rerender(bar(false));
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

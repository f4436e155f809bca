import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { NoticeTone } from './notice';
import { ToastProvider } from './toast-provider';
import { ToastRegion } from './toast-region';
import { useToast } from './use-toast';

function Trigger({ tone, text }: { tone: NoticeTone; text: string }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show({ tone, text })}>
      {tone}
    </button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <ToastProvider>
        <Trigger tone="good" text="Erfolgreich abgemeldet" />
        <Trigger tone="warn" text="Anmeldesitzung abgelaufen." />
        <ToastRegion />
      </ToastProvider>
    </I18nProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test('success leaves after 5 s, a warning stays until it is closed', () => {
  fireEvent.click(screen.getByRole('button', { name: 'good' }));
  fireEvent.click(screen.getByRole('button', { name: 'warn' }));
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('Erfolgreich abgemeldet')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Erfolgreich abgemeldet')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  expect(screen.queryByText('Anmeldesitzung abgelaufen.')).toBeNull();
});

test('toasts are read out politely, and the same words stand there once', () => {
  fireEvent.click(screen.getByRole('button', { name: 'warn' }));
  fireEvent.click(screen.getByRole('button', { name: 'warn' }));
  expect(screen.getAllByText('Anmeldesitzung abgelaufen.')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Meldungen' })).toHaveAttribute('aria-live', 'polite');
});

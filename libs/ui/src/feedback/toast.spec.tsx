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

const undo = jest.fn();
function Undoable({ text }: { text: string }) {
  const { show } = useToast();
  const action = { label: 'Rückgängig', onClick: () => undo(text) };
  return (
    <button type="button" onClick={() => show({ tone: 'good', text, action })}>
      {text}
    </button>
  );
}

beforeEach(() => {
  undo.mockReset();
  jest.useFakeTimers();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <ToastProvider>
        <Trigger tone="good" text="Erfolgreich abgemeldet" />
        <Trigger tone="warn" text="Anmeldesitzung abgelaufen." />
        <Undoable text="Erste" />
        <Undoable text="Zweite" />
        <input aria-label="Feld" />
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

const press = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

test('an action is offered for ten seconds, longer for who stands on it, and goes when it was used', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Erste' }));
  act(() => jest.advanceTimersByTime(9999));
  const button = screen.getByRole('button', { name: 'Rückgängig' });
  fireEvent.focus(button);
  act(() => jest.advanceTimersByTime(60_000));
  fireEvent.click(button);
  expect(undo.mock.calls).toEqual([['Erste']]);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Zweite' }));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

test('Ctrl+Z uses the newest action, but not while somebody types', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Erste' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zweite' }));
  press(screen.getByRole('textbox', { name: 'Feld' }));
  expect(undo).not.toHaveBeenCalled();
  press(document.body);
  press(document.body);
  press(document.body);
  expect(undo.mock.calls).toEqual([['Zweite'], ['Erste']]);
});

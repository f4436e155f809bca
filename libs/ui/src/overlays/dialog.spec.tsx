import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Dialog } from './dialog';

// jsdom knows the element, not its modal state.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

function Page({ startOpen = false }: { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <I18nProvider i18n={i18n}>
      <button type="button" onClick={() => setOpen(true)}>
        Adresse ändern
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Adresse">
        <p>Felder</p>
      </Dialog>
    </I18nProvider>
  );
}

test('it opens by its button, is named by its title, and gives the focus back when it closes', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Adresse ändern' }));
  expect(screen.getByRole('dialog', { name: 'Adresse' })).toHaveTextContent('Felder');
  expect(document.documentElement).toHaveAttribute('data-modal');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-modal');
  expect(screen.getByRole('button', { name: 'Adresse ändern' })).toHaveFocus();
});

test('Escape and a press outside close it, a press inside does not', async () => {
  render(<Page startOpen />);
  await userEvent.click(screen.getByText('Felder'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Adresse ändern' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without script an open one can be read in the page', () => {
  expect(renderToString(<Page startOpen />)).toMatch(/<dialog open="".*Felder/);
});

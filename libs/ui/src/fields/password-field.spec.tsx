import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field';

test('a password is covered until its owner wants to read it, by keyboard too', async () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <PasswordField label="Passwort" hint="mindestens 10 Zeichen" error="zu kurz" autoComplete="new-password" />
    </I18nProvider>,
  );
  const field = screen.getByLabelText('Passwort');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAccessibleDescription('mindestens 10 Zeichen zu kurz');
  await userEvent.type(field, 'Kaminfeuer-77');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Kaminfeuer-77');
  await userEvent.click(screen.getByRole('button', { name: 'Verbergen' }));
  expect(field).toHaveAttribute('type', 'password');
});

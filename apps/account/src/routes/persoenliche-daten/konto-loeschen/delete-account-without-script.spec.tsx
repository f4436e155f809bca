import { buildCustomerData, fakeApi, getFields, openWithoutScript, buildUser } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/render-account-page';
import { deleteAccountRoute } from './delete-account-route';

function customer(deleteAccount: () => unknown = () => ({ success: true, Kept: [] }), user = buildUser()) {
  const { api, sent } = fakeApi({ customerData: () => buildCustomerData(), deleteAccount });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([deleteAccountRoute], '/persoenliche-daten/konto-loeschen', {
      api,
      user,
      ...(fields && { fields }),
    });
  return { open, sent };
}
const form = () => getFields(screen.getByRole('form', { name: 'Konto löschen' }));
const password = () => screen.getByLabelText('Zur Bestätigung: Ihr Passwort');

describe('the account’s deletion without script', () => {
  it('takes the password and says goodbye', async () => {
    const { open, sent } = customer();
    await open();
    expect(await open({ ...form(), Password: 'Kaminfeuer-77' })).toEqual({
      status: 303,
      location: '/benutzerkonto/konto-geloescht',
    });
    expect(sent('deleteAccount')).toEqual([{ Password: 'Kaminfeuer-77' }]);
  });

  it('deletes nothing without the password', async () => {
    const { open, sent } = customer();
    await open();
    expect((await open(form())).status).toBe(422);
    expect(password()).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
    expect(sent('deleteAccount')).toEqual([]);
  });

  it('asks again after a wrong one, which is in no document', async () => {
    const errors = [{ path: 'body.Password', code: 'PASSWORD_WRONG' }];
    const { open } = customer(() => Promise.reject(refusal(400, 'VALIDATION', { errors })));
    await open();
    expect((await open({ ...form(), Password: 'falsch-falsch' })).status).toBe(400);
    expect(password()).toBeInvalid();
    expect(document.body.innerHTML).not.toContain('falsch-falsch');
  });

  it('is nothing that support does for a customer', async () => {
    const { open, sent } = customer(undefined, buildUser({ isImpersonatedS: true }));
    expect((await open({ Password: 'Kaminfeuer-77' })).location).toBe('/persoenliche-daten');
    expect(sent('deleteAccount')).toEqual([]);
  });
});

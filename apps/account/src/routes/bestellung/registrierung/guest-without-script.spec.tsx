import { fakeApi, getFields, openWithoutScript, buildOrderProcess } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/render-account-page';
import { orderRegistrationRoute } from './order-registration-route';

const PATH = '/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=%2Fholzpellets-lose%2Fbestellung%2Fadresse';

function visitor(responses: Parameters<typeof fakeApi>[0]) {
  const { api, calls } = fakeApi({ orderProcess: () => buildOrderProcess('registration'), ...responses });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([orderRegistrationRoute], PATH, { api, ...(fields && { fields }) });
  const sent = () => calls.filter(({ id }) => id !== 'orderProcess').map(({ id, input }) => ({ id, input }));
  return { open, sent };
}
const guest = (email: string) => ({ ...getFields(screen.getByRole('form', { name: 'Als Gast bestellen' })), email });

describe('without script', () => {
  it('a guest gives an e-mail, and the page leads on whom it knows then', async () => {
    const { open, sent } = visitor({
      cacheRegistrationData: () => ({ success: true }),
      registerGuest: () => ({ success: true, token: 'a.b.c' }),
    });
    await open();
    expect(await open(guest(' a.koester@example.com'))).toEqual({ status: 303, location: PATH });
    const AuthData = { EmailAddress: 'a.koester@example.com', IsGuest: true };
    expect(sent()).toEqual([
      { id: 'cacheRegistrationData', input: { body: { AuthData } } },
      { id: 'registerGuest', input: { body: {} } },
    ]);
  });

  it.each([
    ['', 'Bitte geben Sie Ihre E-Mail-Adresse an.'],
    ['a.koester@', 'Das ist keine E-Mail-Adresse.'],
  ])('an e-mail that is none stays typed and is said: %j', async (email, message) => {
    const { open } = visitor({ cacheRegistrationData: () => Promise.reject(refusal(400, 'VALIDATION')) });
    await open();
    expect((await open(guest(email))).status).toBe(400);
    const form = screen.getByRole('form', { name: 'Als Gast bestellen' });
    const field = form.querySelector('input[name=email]');
    expect(field).toHaveValue(email);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('the login beside it works too', async () => {
    const { open } = visitor({ login: () => ({ success: true, token: 'a.b.c', redirectUrl: null }) });
    await open();
    const fields = {
      ...getFields(screen.getByRole('form', { name: 'Anmelden' })),
      email: 'k@example.com',
      password: 'x',
    };
    expect(await open(fields)).toEqual({ status: 303, location: PATH });
  });
});

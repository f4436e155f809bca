import { buildOrderProcess } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { orderRegistrationRoute } from './order-registration-route';

const PATH = '/benutzerkonto/bestellanmeldung/holzpellets-lose';
const ADDRESS = '/holzpellets-lose/bestellung/adresse';
const asGuest = async () => within(await screen.findByRole('form', { name: 'Als Gast bestellen' }));

type Responses = Parameters<typeof renderAccountPage>[2];

const renderRegistration = (responses: Responses = {}, path = PATH) =>
  renderAccountPage(orderRegistrationRoute, path, {
    orderProcess: () => buildOrderProcess('registration'),
    cacheRegistrationData: () => ({ success: true }),
    registerGuest: () => ({ success: true, token: 'a.b.c' }),
    ...responses,
  });

async function continueWith(email: string) {
  const form = await asGuest();
  if (email) await userEvent.type(form.getByRole('textbox', { name: 'E-Mail' }), email);
  await userEvent.click(form.getByRole('button', { name: 'Weiter als Gast' }));
  return form;
}

describe('/benutzerkonto/bestellanmeldung/{productGroup}', () => {
  it('says who receives the data and offers both ways', async () => {
    renderRegistration();
    expect(await screen.findByRole('heading', { level: 1, name: 'Wer bestellt?' })).toBeVisible();
    expect(screen.getByText('Ihre Angaben gehen an Pellethof Uckermark GmbH.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Anmelden' })).toBeVisible();
    expect((await asGuest()).getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute('autocomplete', 'email');
  });

  it.each([
    ['', 'Bitte geben Sie Ihre E-Mail-Adresse an.'],
    ['a.koester', 'Das ist keine E-Mail-Adresse.'],
    ['a.koester@', 'Das ist keine E-Mail-Adresse.'],
  ])("refuses the guest's e-mail %j in words, with the focus on it", async (email, message) => {
    const { calls } = renderRegistration();
    const form = await continueWith(email);
    const field = form.getByRole('textbox', { name: 'E-Mail' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(calls.map(({ id }) => id)).toEqual(['orderProcess']);
  });

  it('makes the guest from the trimmed e-mail and goes on to the address', async () => {
    const { calls, getPath } = renderRegistration();
    await continueWith(' a.koester@example.com ');
    await waitFor(() => expect(getPath()).toBe(ADDRESS));
    expect(calls.slice(1)).toEqual([
      {
        id: 'cacheRegistrationData',
        input: { body: { AuthData: { EmailAddress: 'a.koester@example.com', IsGuest: true } } },
      },
      { id: 'registerGuest', input: { body: {} } },
    ]);
  });

  it.each([
    ['%2Fholzpellets-lose%2Fbestellung%2Fbezahlung%2Fsepa', '/holzpellets-lose/bestellung/bezahlung/sepa'],
    ['https%3A%2F%2Fevil.example', ADDRESS],
  ])('with ReturnUrl=%s goes on to %s', async (returnUrl, target) => {
    const { getPath } = renderRegistration({}, `${PATH}?ReturnUrl=${returnUrl}`);
    await continueWith('a.koester@example.com');
    await waitFor(() => expect(getPath()).toBe(target));
  });

  it.each([
    ['what the server calls no e-mail', refusal(400, 'VALIDATION'), /Das ist keine E-Mail-Adresse/],
    ['an API that is down', refusal(0, 'UNAVAILABLE'), /Das hat nicht geklappt. Ihre Angaben sind noch da/],
    ['too many tries', refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 241 }), /in 5 Minuten noch einmal/],
  ])('tells of %s and keeps what was typed', async (_, error, message) => {
    const { getPath } = renderRegistration({ cacheRegistrationData: () => Promise.reject(error) });
    const form = await continueWith('a.koester@example.com');
    expect(await form.findByText(message)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('a.koester@example.com');
    expect(getPath()).toBe(PATH);
  });

  it('takes a customer who logs in on to the address', async () => {
    const { getPath } = renderRegistration({ login: () => ({ success: true, token: 'a.b.c', redirectUrl: null }) });
    const form = within(await screen.findByRole('form', { name: 'Anmelden' }));
    await userEvent.type(form.getByRole('textbox', { name: 'E-Mail' }), 'kunde@example.com');
    await userEvent.type(form.getByLabelText('Passwort'), 'Heizen-2026!');
    await userEvent.click(form.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() => expect(getPath()).toBe(ADDRESS));
  });

  it('sends whoever forgot the password there and back', async () => {
    renderRegistration();
    expect(await screen.findByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute(
      'href',
      `/benutzerkonto/kennwort-vergessen?ReturnUrl=${encodeURIComponent(ADDRESS)}`,
    );
  });

  it.each([
    ['without a running order leads to the offers', null, '/holzpellets-lose/angebotsliste'],
    ['for whoever is known leads to the address', buildOrderProcess('adresse'), ADDRESS],
  ])('%s', async (_, process, target) => {
    const { getPath } = renderRegistration({ orderProcess: () => process });
    await waitFor(() => expect(getPath()).toBe(target));
  });

  it('answers 404 to an unknown group, without asking the API', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, calls } = renderRegistration({}, '/benutzerkonto/bestellanmeldung/kohle');
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
    expect(calls).toEqual([]);
  });
});

import { buildOrderProcess, buildRegistration } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { orderRegistrationRoute } from './order-registration-route';

const PATH = '/benutzerkonto/bestellanmeldung/holzpellets-lose';
const ADDRESS = '/holzpellets-lose/bestellung/adresse';
const done = () => ({ success: true });

type Responses = Parameters<typeof renderAccountPage>[2];

const renderPage = (rest: string, responses: Responses = {}) =>
  renderAccountPage(orderRegistrationRoute, PATH + rest, {
    orderProcess: () => buildOrderProcess('registration'),
    registrationData: () => null,
    cacheRegistrationData: done,
    register: done,
    registerGuest: () => ({ success: true, token: 'a.b.c' }),
    ...responses,
  });

const form = async () => within(await screen.findByRole('form', { name: 'Konto anlegen' }));

describe('an account while ordering', () => {
  it('is a way beside the guest’s', async () => {
    const { container } = renderPage('');
    const link = await screen.findByRole('link', { name: 'Gleich ein Konto anlegen' });
    expect(link).toHaveAttribute('href', `${PATH}?mode=register&register=true`);
    await expectAccessible(container);
  });

  it('is asked for, and the order goes on at once as a guest’s', async () => {
    const { calls, getPath, container } = renderPage('/a/kompakt?mode=register&register=true');
    const fields = await form();
    await expectAccessible(container);
    expect(fields.getByText(/Die Bestellung geht gleich weiter/)).toBeVisible();
    expect(fields.queryByRole('textbox', { name: 'Straße' })).toBeNull();
    await userEvent.type(fields.getByRole('textbox', { name: 'E-Mail' }), 'a.koester@example.com');
    await userEvent.type(fields.getByLabelText('Passwort'), 'Kaminfeuer-77');
    await userEvent.click(fields.getByRole('button', { name: 'Konto anlegen und weiter' }));
    await waitFor(() => expect(getPath()).toBe(ADDRESS));
    expect(calls.map(({ id }) => id).slice(-3)).toEqual(['cacheRegistrationData', 'register', 'registerGuest']);
  });

  it('takes the e-mail that a guest gave before', async () => {
    const stored = buildRegistration({
      AuthData: { EmailAddress: 'gast@example.com', IsGuest: true, NewsletterWanted: false },
    });
    renderPage('/a?mode=register', { registrationData: () => stored });
    expect((await form()).getByRole('textbox', { name: 'E-Mail' })).toHaveValue('gast@example.com');
  });

  it('in detail says what an account is good for', async () => {
    renderPage('/a/ausfuehrlich?mode=register');
    expect(await screen.findByText(/Mein Lager/)).toBeVisible();
  });

  it('begins with the e-mail in variant b', async () => {
    renderPage('/b?mode=register&ReturnUrl=%2Fx');
    expect((await form()).queryByLabelText('Passwort')).toBeNull();
    expect(screen.getByRole('link', { name: 'Als Gast bestellen oder anmelden' })).toHaveAttribute(
      'href',
      `${PATH}/b?ReturnUrl=%2Fx`,
    );
  });

  it.each(['?mode=register&register=false', '?mode=login&register=true', '?register=true'])(
    '%s shows the guest’s way',
    async (query) => {
      renderPage(query);
      expect(await screen.findByRole('form', { name: 'Als Gast bestellen' })).toBeVisible();
      expect(screen.queryByRole('form', { name: 'Konto anlegen' })).toBeNull();
    },
  );

  it('a refused account keeps what was typed and does not go on', async () => {
    const limited = refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    const { getPath, calls } = renderPage('/a?mode=register', { register: () => Promise.reject(limited) });
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'E-Mail' }), 'a.koester@example.com');
    await userEvent.type(fields.getByLabelText('Passwort'), 'Kaminfeuer-77{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('in einer Minute noch einmal');
    expect(getPath()).toContain(PATH);
    expect(calls.some(({ id }) => id === 'registerGuest')).toBe(false);
  });
});

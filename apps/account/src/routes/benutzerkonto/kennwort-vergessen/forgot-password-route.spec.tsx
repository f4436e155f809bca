import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { forgotPasswordRoute } from './forgot-password-route';

const renderPage = (requestPasswordLink: () => unknown = () => ({ success: true }), query = '') =>
  renderAccountPage(forgotPasswordRoute, `/benutzerkonto/kennwort-vergessen${query}`, { requestPasswordLink });

const field = () => screen.findByRole('textbox', { name: 'E-Mail' });

async function request(email: string) {
  await userEvent.type(await field(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Link anfordern' }));
}

describe('/benutzerkonto/kennwort-vergessen', () => {
  it('sends the trimmed e-mail, and says the same whether there is an account', async () => {
    const { calls, container } = renderPage();
    await field();
    await expectAccessible(container);
    await request(' a.koester@example.com ');
    expect(await screen.findByRole('heading', { name: 'Sehen Sie in Ihr Postfach' })).toHaveFocus();
    expect(document.body).toHaveTextContent('Wenn es zu a.koester@example.com ein Konto gibt');
    const body = { EmailAddress: 'a.koester@example.com', ReturnUrl: null };
    expect(calls).toEqual([{ id: 'requestPasswordLink', input: { body } }]);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: /noch einmal senden/ }));
    expect(await field()).toBeVisible();
  });

  it.each([
    ['/kaminholz/bestellung/adresse', '/kaminholz/bestellung/adresse'],
    ['/.//evil.example', null],
    ['https://evil.example', null],
  ])('asked from %s has the link lead to %s, and the login too', async (query, ReturnUrl) => {
    const { calls } = renderPage(undefined, `?ReturnUrl=${encodeURIComponent(query)}`);
    const login = ReturnUrl ? `?ReturnUrl=${encodeURIComponent(ReturnUrl)}` : '';
    const link = await screen.findByRole('link', { name: 'Zurück zur Anmeldung' });
    expect(link).toHaveAttribute('href', `/benutzerkonto/anmeldung${login}`);
    await request('a.koester@example.com');
    const body = { EmailAddress: 'a.koester@example.com', ReturnUrl };
    await waitFor(() => expect(calls).toEqual([{ id: 'requestPasswordLink', input: { body } }]));
  });

  it.each([
    ['{Escape}', 'Diese Angabe fehlt noch.'],
    ['a.koester', 'Das ist keine E-Mail-Adresse.'],
  ])('refuses %j with the focus on the field', async (email, message) => {
    const { calls } = renderPage();
    await request(email);
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(await field()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it.each([
    [refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 }), /in 60 Minuten noch einmal/],
    [refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 7200 }), /in 2 Stunden noch einmal/],
    [refusal(500, 'INTERNAL', { requestId: 'r-1' }), /Vorgangsnummer r-1/],
  ])('tells of a refusal and keeps what was typed', async (problem, message) => {
    renderPage(() => Promise.reject(problem));
    await request('a.koester@example.com');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(await field()).toHaveValue('a.koester@example.com');
  });
});

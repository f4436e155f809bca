import type { User } from '@heizplatz/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../testing/render-account-page';
import { buildUser } from '../../testing/build-user';
import { setPasswordRoute } from './set-password-route';

type State = 'open' | 'used' | 'expired' | 'unknown';

const renderPage = (
  state: State,
  setPassword: () => unknown = () => ({ success: true, ReturnUrl: null }),
  user: User | null = null,
) =>
  renderAccountPage(
    setPasswordRoute,
    '/neues-kennwort-setzen/t-1',
    {
      readLink: () => ({ State: state, MaskedEmail: state === 'unknown' ? null : 'a…r@example.com' }),
      setPassword,
      logout: () => ({ Success: true, UserSwitched: false }),
    },
    user,
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = () => screen.findByLabelText('Neues Passwort', { selector: 'input' });

async function choose(password: string) {
  await userEvent.type(await field(), password);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort setzen' }));
}

describe('/neues-kennwort-setzen/{token}', () => {
  it('opening it spends nothing; the button does, once', async () => {
    const { calls, container } = renderPage('open');
    await heading('Neues Passwort');
    expect(screen.getByText('a…r@example.com')).toBeVisible();
    expect(calls.map(({ id }) => id)).toEqual(['readLink']);
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(container);
    await userEvent.type(await field(), 'Kaminfeuer-77');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Passwort setzen' }));
    expect(await heading('Ihr neues Passwort gilt')).toHaveFocus();
    expect(calls.filter(({ id }) => id === 'setPassword')).toEqual([
      { id: 'setPassword', input: { body: { Token: 't-1', Password: 'Kaminfeuer-77' } } },
    ]);
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/benutzerkonto/anmeldung');
  });

  it('leads back into the order that the link was asked from', async () => {
    renderPage('open', () => ({ success: true, ReturnUrl: '/kaminholz/bestellung/adresse' }));
    await choose('Kaminfeuer-77');
    expect(await screen.findByRole('link', { name: 'Anmelden und weitermachen' })).toHaveAttribute(
      'href',
      '/benutzerkonto/anmeldung?ReturnUrl=%2Fkaminholz%2Fbestellung%2Fadresse',
    );
  });

  it('ends the session of this browser too', async () => {
    const { calls } = renderPage('open', undefined, buildUser());
    await choose('Kaminfeuer-77');
    await heading('Ihr neues Passwort gilt');
    expect(calls.map(({ id }) => id)).toEqual(['readLink', 'setPassword', 'logout']);
  });

  it('judges while it is typed, and forbids nothing before it is sent', async () => {
    renderPage('open');
    const input = await field();
    expect(input).toHaveAccessibleDescription(expect.stringContaining('10 bis 128 Zeichen'));
    await userEvent.type(input, 'Kaminfeue');
    expect(screen.getByText('10 bis 128 Zeichen')).not.toHaveTextContent('erfüllt');
    await userEvent.type(input, 'r');
    expect(screen.getByText('10 bis 128 Zeichen')).toHaveTextContent('erfüllt');
  });

  it.each([
    ['', null, 'Diese Angabe fehlt noch.'],
    ['kurz', null, 'Das Passwort braucht mindestens 10 Zeichen.'],
    ['passwort123', 'PASSWORD_COMMON', 'Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.'],
    ['a.koester@example.com', 'PASSWORD_EMAIL', 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.'],
  ])('refuses %j in words', async (password, code, message) => {
    const errors = [{ path: 'body.Password', code: code ?? '' }];
    const { calls } = renderPage('open', () => Promise.reject(refusal(400, 'VALIDATION', { errors })));
    await heading('Neues Passwort');
    await choose(password || '{Escape}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(calls.some(({ id }) => id === 'setPassword')).toBe(code !== null);
  });

  it.each([
    ['used', 'Dieser Link ist schon benutzt', 'Anmelden', '/benutzerkonto/anmeldung'],
    ['expired', 'Dieser Link ist abgelaufen', 'Neuen Link anfordern', '/benutzerkonto/kennwort-vergessen'],
    ['unknown', 'Dieser Link stimmt nicht', 'Neuen Link anfordern', '/benutzerkonto/kennwort-vergessen'],
  ] as const)('says of one that is %s what to do next', async (state, title, name, href) => {
    const { container } = renderPage(state);
    await heading(title);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Passwort setzen' })).toBeNull();
    await expectAccessible(container);
  });

  it.each([
    ['used', 'Dieser Link ist schon benutzt'],
    ['expired', 'Dieser Link ist abgelaufen'],
    [undefined, 'Dieser Link ist abgelaufen'],
  ])('notices that it became %s while the page stood open', async (State, title) => {
    renderPage('open', () => Promise.reject(refusal(409, 'TOKEN_EXPIRED', { context: { State } })));
    await heading('Neues Passwort');
    await choose('Kaminfeuer-77');
    await heading(title);
  });

  it('an API that is down can be asked again, and nothing typed is lost', async () => {
    renderPage('open', () => Promise.reject(refusal(0, 'UNAVAILABLE')));
    await choose('Kaminfeuer-77');
    expect(await screen.findByRole('alert')).toHaveTextContent(/noch einmal/);
    expect(await field()).toHaveValue('Kaminfeuer-77');
  });
});

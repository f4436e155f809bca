import { ROLES } from '@heizplatz/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { loginRoute } from './login-route';

const PATH = '/benutzerkonto/anmeldung';
const LOGGED_IN = { success: true, token: 'a.b.c', redirectUrl: null };

async function signIn(email = 'kunde@example.com', password = 'Heizen-2026!') {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-Mail' }), email);
  await userEvent.type(screen.getByLabelText('Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
}

describe('/benutzerkonto/anmeldung', () => {
  it('sends what was typed and leads to the customer home', async () => {
    const { calls, getPath } = renderAccountPage(loginRoute, PATH, { login: () => LOGGED_IN });
    await signIn();
    await waitFor(() => expect(getPath()).toBe('/kunde/startseite'));
    expect(calls).toEqual([
      { id: 'login', input: { body: { UserName: 'kunde@example.com', Password: 'Heizen-2026!' } } },
    ]);
  });

  it.each([
    ['ReturnUrl=%2Fholzpellets-lose%2Fbestellung%2Fadresse', '/holzpellets-lose/bestellung/adresse'],
    ['RedirectUrl=%2Fsupport%3Fseite%3D2', '/support?seite=2'],
    ['ReturnUrl=%2Fa&RedirectUrl=%2Fb', '/b'],
    ['ReturnUrl=%2Fholzpellets-lose%2Fbestellung&RedirectUrl=%2Fb', '/holzpellets-lose/bestellung'],
    ['ReturnUrl=https%3A%2F%2Fevil.example', '/kunde/startseite'],
    ['ReturnUrl=%2F%2Fevil.example&RedirectUrl=%2Fb', '/b'],
    ['ReturnUrl=%2F%5Cevil.example', '/kunde/startseite'],
  ])('with %s goes on to %s', async (query, target) => {
    const { getPath } = renderAccountPage(loginRoute, `${PATH}?${query}`, { login: () => LOGGED_IN });
    await signIn();
    await waitFor(() => expect(getPath()).toBe(target));
  });

  it('leads dealers to the address that the API names', async () => {
    renderAccountPage(loginRoute, PATH, { login: () => ({ ...LOGGED_IN, redirectUrl: '#haendlerportal' }) });
    await signIn('haendler@example.com');
    await waitFor(() => expect(location.hash).toBe('#haendlerportal'));
  });

  it.each([
    [
      'a wrong password',
      () => ({ success: false, token: null, redirectUrl: null }),
      'E-Mail oder Passwort stimmen nicht.',
    ],
    ['a refusal', () => Promise.reject(refusal(401, 'UNAUTHENTICATED')), 'E-Mail oder Passwort stimmen nicht.'],
    [
      'too many tries',
      () => Promise.reject(refusal(429, 'TOO_MANY_REQUESTS')),
      'Zu viele Versuche. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
    ],
    [
      'an API that is down',
      () => Promise.reject(refusal(0, 'UNAVAILABLE')),
      'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
    ],
    [
      'an API that fails',
      () => Promise.reject(refusal(500, 'INTERNAL')),
      'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
    ],
  ])('says so after %s, keeps the e-mail and may be tried again', async (_, login, message) => {
    const { getPath } = renderAccountPage(loginRoute, PATH, { login });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('kunde@example.com');
    expect(screen.getByRole('button', { name: 'Anmelden' })).not.toHaveAttribute('aria-disabled');
    expect(getPath()).toBe(PATH);
  });

  it('asks once however often the button is pressed while it waits', async () => {
    let respond: (login: typeof LOGGED_IN) => void = () => undefined;
    const { calls, getPath } = renderAccountPage(loginRoute, PATH, {
      login: () => new Promise<typeof LOGGED_IN>((resolve) => (respond = resolve)),
    });
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Wird geprüft …' }));
    expect(calls).toHaveLength(1);
    respond(LOGGED_IN);
    await waitFor(() => expect(getPath()).toBe('/kunde/startseite'));
  });

  it.each([
    [[ROLES.press], '/support/presse'],
    [[ROLES.advertisingPartner], '/support/werbepartner'],
    [[ROLES.press, ROLES.editor], '/support'],
    [[ROLES.customer], '/kunde/startseite'],
  ])('leads the roles %j to their own page: %s', async (roles, home) => {
    const { getPath } = renderAccountPage(loginRoute, PATH, {}, buildUser({ roles }));
    await waitFor(() => expect(getPath()).toBe(home));
  });

  it('sends whoever is logged in on; guests may log in', async () => {
    const { getPath, unmount } = renderAccountPage(loginRoute, `${PATH}?RedirectUrl=%2Fsupport`, {}, buildUser());
    await waitFor(() => expect(getPath()).toBe('/support'));
    unmount();
    renderAccountPage(loginRoute, PATH, {}, buildUser({ isGuest: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  });
});

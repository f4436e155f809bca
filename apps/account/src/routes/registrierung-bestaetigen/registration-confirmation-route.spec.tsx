import { sessionAtom } from '@heizplatz/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { expectAccessible } from '../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../testing/render-account-page';
import { clearSessionCookies, setSessionCookies } from '../../testing/set-session-cookies';
import { buildUser } from '../../testing/build-user';
import { registrationConfirmationRoute } from './registration-confirmation-route';
import { RegistrationConfirmationView } from './registration-confirmation-view';

type State = 'open' | 'used' | 'expired' | 'unknown';

/** The page, and the user of the session beside it. */
function PageAndSession() {
  const { user } = useAtomValue(sessionAtom);
  return (
    <>
      <RegistrationConfirmationView />
      <output>{user ? user.firstName : 'niemand'}</output>
    </>
  );
}

const renderPage = (state: State, confirmRegistration: () => unknown = () => ({ success: true, token: 'a.b.c' })) =>
  renderAccountPage(
    { ...registrationConfirmationRoute, lazy: () => Promise.resolve({ Component: PageAndSession }) },
    '/registrierung-bestaetigen/t-1',
    { readLink: () => ({ State: state, MaskedEmail: 'a…r@example.com' }), confirmRegistration },
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const click = async () => userEvent.dblClick(await screen.findByRole('button', { name: 'Konto bestätigen' }));

afterEach(clearSessionCookies);

describe('/registrierung-bestaetigen/{token}', () => {
  it('the button makes the account, once, and the customer is logged in here', async () => {
    const { calls, container } = renderPage('open', () => {
      setSessionCookies(buildUser());
      return { success: true, token: 'a.b.c' };
    });
    await heading('Registrierung bestätigen');
    expect(screen.getByText('niemand')).toBeVisible();
    expect(calls).toEqual([{ id: 'readLink', input: { body: { Purpose: 'registration', Token: 't-1' } } }]);
    await expectAccessible(container);
    await click();
    expect(await heading('Ihr Konto ist fertig')).toHaveFocus();
    expect(screen.getByText('Annegret')).toBeVisible();
    expect(calls.filter(({ id }) => id === 'confirmRegistration')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Zu Ihrem Konto' })).toHaveAttribute('href', '/kunde/startseite');
  });

  it('in another browser than the one that asked its owner chooses the password', async () => {
    const { calls, container } = renderAccountPage(registrationConfirmationRoute, '/registrierung-bestaetigen/t-1', {
      readLink: () => ({ State: 'open', MaskedEmail: 'a…r@example.com', NeedsPassword: true }),
      confirmRegistration: ({ body }: { body: { Password?: string } }) =>
        body.Password === 'passwort123'
          ? Promise.reject(refusal(400, 'VALIDATION', { errors: [{ path: 'body.Password', code: 'PASSWORD_COMMON' }] }))
          : { success: true, token: 'a.b.c' },
    });
    const field = await screen.findByLabelText('Ihr Passwort');
    await expectAccessible(container);
    await click();
    expect(field).toHaveAccessibleDescription(/^Diese Angabe fehlt noch/);
    expect(field).toHaveFocus();
    await userEvent.type(field, 'passwort123');
    await click();
    expect(field).toHaveAccessibleDescription(/viele/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Ofenbank-2027');
    await click();
    await heading('Ihr Konto ist fertig');
    const sent = calls.filter(({ id }) => id === 'confirmRegistration').at(-1);
    expect(sent?.input).toEqual({ body: { Token: 't-1', Password: 'Ofenbank-2027' } });
  });

  it.each([
    ['used', 'Ihr Konto ist schon bestätigt', 'Anmelden', '/benutzerkonto/anmeldung'],
    ['expired', 'Dieser Link ist abgelaufen', 'Konto anlegen', '/benutzerkonto/anmeldung?mode=register'],
    ['unknown', 'Dieser Link stimmt nicht', 'Konto anlegen', '/benutzerkonto/anmeldung?mode=register'],
  ] as const)('says of one that is %s what to do next', async (state, title, name, href) => {
    const { container } = renderPage(state);
    await heading(title);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectAccessible(container);
  });

  it('of two links for one e-mail the second is told that there is an account', async () => {
    renderPage('open', () => Promise.reject(refusal(409, 'TOKEN_EXPIRED', { context: { State: 'used' } })));
    await click();
    await heading('Ihr Konto ist schon bestätigt');
  });

  it('an API that is down can be asked again', async () => {
    renderPage('open', () => Promise.reject(refusal(0, 'UNAVAILABLE')));
    await click();
    expect(await screen.findByRole('alert')).toHaveTextContent(/noch einmal/);
    expect(screen.getByRole('button', { name: 'Konto bestätigen' })).toBeEnabled();
  });
});

import { ROLES } from '@heizplatz/identity';
import { getEnrolment } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginRoute } from '../login-route';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../../testing/render-account-page';
import { clearSessionCookies, setSessionCookies } from '../../../../testing/set-session-cookies';
import { buildUser } from '../../../../testing/build-user';

const HALF_IN = (secondFactor: 'required' | 'enrol') => ({
  success: true,
  token: null,
  redirectUrl: null,
  secondFactor,
});
const GOOD = { success: true, token: 'a.b.c' };
const SUPPORTER = buildUser({ roles: [ROLES.customerSupport] });

type Responses = Parameters<typeof renderAccountPage>[2];

async function signIn(kind: 'required' | 'enrol', responses: Responses, query = '') {
  const page = renderAccountPage(loginRoute, `/benutzerkonto/anmeldung${query}`, {
    login: () => HALF_IN(kind),
    ...responses,
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-Mail' }), 'support@example.com');
  await userEvent.type(screen.getByLabelText('Passwort'), 'Heizen-2026!{Enter}');
  return page;
}

const codeField = () => screen.findByRole('textbox', { name: 'Code aus Ihrer App' });

afterEach(clearSessionCookies);

describe('the second factor of a staff login', () => {
  it('takes a code, without its spaces, and leads to the staff pages', async () => {
    const { calls, getPath, container } = await signIn('required', {
      submitSecondFactor: () => {
        setSessionCookies(SUPPORTER);
        return GOOD;
      },
    });
    const field = await codeField();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(container);
    await userEvent.keyboard('123 456{Enter}');
    await waitFor(() => expect(getPath()).toBe('/support'));
    expect(calls.at(-1)).toEqual({ id: 'submitSecondFactor', input: { body: { Code: '123456' } } });
  });

  it('leads back to the page that asked for a login', async () => {
    const { getPath } = await signIn(
      'required',
      { submitSecondFactor: () => GOOD },
      '?RedirectUrl=%2Fstornomanagement',
    );
    await codeField();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(getPath()).toBe('/stornomanagement'));
  });

  it.each([
    ['', 'Bitte geben Sie den Code ein.'],
    ['000000', /Dieser Code stimmt nicht/],
  ])('refuses %j in words, with the focus on the field', async (code, message) => {
    await signIn('required', { submitSecondFactor: () => ({ success: false, token: null }) });
    const field = await codeField();
    await userEvent.keyboard(`${code}{Enter}`);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(message)));
    expect(field).toHaveFocus();
  });

  it('says when to try again after too many codes', async () => {
    const limited = refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 600 });
    await signIn('required', { submitSecondFactor: () => Promise.reject(limited) });
    await codeField();
    await userEvent.keyboard('000000{Enter}');
    expect(await screen.findByText(/in 10 Minuten noch einmal/)).toBeVisible();
  });

  it('begins anew with the password when the first step is forgotten', async () => {
    await signIn('required', { submitSecondFactor: () => Promise.reject(refusal(409, 'TOKEN_EXPIRED')) });
    await codeField();
    await userEvent.keyboard('123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat zu lange gedauert.');
    expect(screen.getByLabelText('Passwort')).toBeVisible();
  });
});

describe('setting the second factor up', () => {
  it('shows secret and recovery codes, and is in force with a first code', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { getPath, calls, container } = await signIn('enrol', {
      enrolSecondFactor: getEnrolment,
      submitSecondFactor: () => GOOD,
    });
    expect(await screen.findByRole('heading', { name: 'Zweiten Faktor einrichten' })).toHaveFocus();
    expect(calls.map(({ id }) => id)).toEqual(['login']);
    await userEvent.click(screen.getByRole('button', { name: 'Einrichten' }));
    const picture = await screen.findByRole('img', { name: /QR-Code/ });
    expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toContain(getEnrolment().QrSvg);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByRole('link', { name: /Auf diesem Gerät/ })).toHaveAttribute('href', getEnrolment().Uri);
    for (const code of getEnrolment().RecoveryCodes) expect(screen.getByText(code)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    expect(print).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
    await userEvent.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(getPath()).toBe('/kunde/startseite'));
  });

  it('begins anew with the password when it comes too late', async () => {
    await signIn('enrol', { enrolSecondFactor: () => Promise.reject(refusal(409, 'TOKEN_EXPIRED')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Einrichten' }));
    expect(await screen.findByText(/Das hat zu lange gedauert/)).toBeVisible();
  });

  it('an API that is down can be asked again', async () => {
    await signIn('enrol', { enrolSecondFactor: () => Promise.reject(refusal(0, 'UNAVAILABLE')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Einrichten' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/noch einmal/);
    expect(screen.getByRole('button', { name: 'Einrichten' })).toBeEnabled();
  });
});

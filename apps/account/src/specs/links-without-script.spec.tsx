import { fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import type { RouteObject } from '@heizplatz/router';
import { emailChangeRoute } from '../routes/email-anpassung-bestaetigen/email-change-route';
import { confirmNotificationRoute } from '../routes/benachrichtigungen/bestaetigen/confirm-notification-route';
import { endNotificationRoute } from '../routes/benachrichtigungen/beenden/end-notification-route';
import { forgotPasswordRoute } from '../routes/benutzerkonto/kennwort-vergessen/forgot-password-route';
import { setPasswordRoute } from '../routes/neues-kennwort-setzen/set-password-route';
import { registrationConfirmationRoute } from '../routes/registrierung-bestaetigen/registration-confirmation-route';
import { refusal } from '../testing/render-account-page';
import { buildUser } from '../testing/build-user';

type Responses = Parameters<typeof fakeApi>[0];

/** The page of a link that is open until something was called. */
function visitor(route: RouteObject, responses: Responses, path = `${route.path}`.replace(':token', 't-1')) {
  const isConsumed = () => calls.some(({ id }) => Object.hasOwn(responses, id));
  const readLink = () => ({ State: isConsumed() ? 'used' : 'open', MaskedEmail: null });
  const { api, calls } = fakeApi({ readLink, ...responses });
  const open = (fields?: Record<string, string>, isLoggedIn = false) =>
    openWithoutScript([route], path, { api, ...(fields && { fields }), ...(isLoggedIn && { user: buildUser() }) });
  const sent = () => calls.filter(({ id }) => id !== 'readLink');
  return { open, sent };
}
const form = () => {
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  return getFields(element);
};
const heading = () => screen.getByRole('heading', { level: 1 });
const done = { success: true };

describe.each([
  ['registration', registrationConfirmationRoute, 'confirmRegistration', 'Ihr Konto ist fertig'],
  ['e-mail change', emailChangeRoute, 'confirmEmailChange', 'Ihre neue E-Mail-Adresse gilt'],
  ['notification', confirmNotificationRoute, 'confirmNotification', 'Ihre Benachrichtigung ist eingeschaltet'],
  ['notification’s end', endNotificationRoute, 'endNotification', 'Die Benachrichtigung ist beendet'],
])('the button of a mailed link without script: %s', (_, route, call, title) => {
  it('spends the link once it is pressed, and says what came of it', async () => {
    const { open, sent } = visitor(route, { [call]: () => ({ ...done, token: 'a.b.c', redirectUrl: null }) });
    expect((await open()).status).toBe(200);
    expect(sent()).toEqual([]);
    expect((await open(form())).status).toBe(200);
    expect(heading()).toHaveTextContent(title);
    expect(sent()).toEqual([{ id: call, input: { body: { Token: 't-1' } } }]);
  });

  it('says when nobody answers, and may be pressed again', async () => {
    const { open } = visitor(route, { [call]: () => Promise.reject(refusal(0, 'UNAVAILABLE')), readLink: () => OPEN });
    expect((await open({})).status).toBe(503);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(form()).toEqual({ _csrf: '' });
  });
});
const OPEN = { State: 'open', MaskedEmail: null };

describe('a password without script', () => {
  it('is set, every session ends, and the way goes on where the link was asked from', async () => {
    const { open, sent } = visitor(setPasswordRoute, {
      setPassword: () => ({ ...done, ReturnUrl: '/kunde/lager' }),
      logout: () => ({ Success: true, UserSwitched: false }),
    });
    await open();
    expect((await open({ ...form(), 'new-password': 'Neuer-Ofen-2027' }, true)).status).toBe(200);
    expect(heading()).toHaveTextContent('Ihr neues Passwort gilt');
    const onwards = screen.getByRole('link', { name: 'Anmelden und weitermachen' });
    expect(onwards).toHaveAttribute('href', expect.stringContaining('%2Fkunde%2Flager'));
    expect(sent().map(({ id }) => id)).toEqual(['setPassword', 'logout']);
  });

  it('is chosen with a registration that was asked for elsewhere', async () => {
    const { open, sent } = visitor(registrationConfirmationRoute, {
      readLink: () => ({ State: 'open', MaskedEmail: null, NeedsPassword: true }),
      confirmRegistration: () => ({ ...done, token: 'a.b.c' }),
    });
    await open();
    expect((await open({ ...form(), 'new-password': 'kurz' })).status).toBe(422);
    expect(screen.getByLabelText('Ihr Passwort')).toHaveAccessibleDescription(/mindestens 10 Zeichen/);
    expect((await open({ ...form(), 'new-password': 'Neuer-Ofen-2027' })).status).toBe(200);
    expect(heading()).toHaveTextContent('Ihr Konto ist fertig');
    const body = { Token: 't-1', Password: 'Neuer-Ofen-2027' };
    expect(sent()).toEqual([{ id: 'confirmRegistration', input: { body } }]);
  });

  it('that is too short is refused at its field and spends nothing', async () => {
    const { open, sent } = visitor(setPasswordRoute, {});
    await open();
    expect((await open({ ...form(), 'new-password': 'kurz' })).status).toBe(422);
    expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/mindestens 10 Zeichen/);
    expect(sent()).toEqual([]);
  });

  it('says of a link that was used meanwhile what is next', async () => {
    const gone = () => Promise.reject(refusal(410, 'TOKEN_EXPIRED', { context: { State: 'used' } }));
    const { open } = visitor(setPasswordRoute, { setPassword: gone });
    await open();
    expect((await open({ ...form(), 'new-password': 'Neuer-Ofen-2027' })).status).toBe(410);
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that was forgotten is asked for by e-mail, with the way back', async () => {
    const path = '/benutzerkonto/kennwort-vergessen?ReturnUrl=%2Fkunde%2Flager';
    const { open, sent } = visitor(forgotPasswordRoute, { requestPasswordLink: () => done }, path);
    await open();
    expect((await open({ ...form(), email: 'kunde@' })).status).toBe(422);
    expect(screen.getByLabelText('E-Mail')).toHaveValue('kunde@');
    expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription('Das ist keine E-Mail-Adresse.');
    expect((await open({ ...form(), email: ' kunde@example.com' })).status).toBe(200);
    expect(heading()).toHaveTextContent('Sehen Sie in Ihr Postfach');
    const body = { EmailAddress: 'kunde@example.com', ReturnUrl: '/kunde/lager' };
    expect(sent()).toEqual([{ id: 'requestPasswordLink', input: { body } }]);
  });
});

import { getEnrolment, fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { loginRoute } from '../login-route';
import { refusal } from '../../../../testing/render-account-page';
import { buildUser } from '../../../../testing/build-user';

const PATH = '/benutzerkonto/anmeldung?ReturnUrl=%2Fkunde%2Flager';
const ANSWER = { success: true, token: 'a.b.c', redirectUrl: null };

function visitor(responses: Parameters<typeof fakeApi>[0]) {
  const { api, calls } = fakeApi(responses);
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([loginRoute], PATH, { api, ...(fields && { fields }) });
  return { open, calls };
}
const form = (name = 'Anmelden') => getFields(screen.getByRole('form', { name }));
const INPUT = { email: 'kunde@example.com', password: 'Heizen-2026!' };

describe('a login without script', () => {
  it('leads to the page itself, which then goes on where it should', async () => {
    const { open, calls } = visitor({ login: () => ANSWER });
    await open();
    expect(await open({ ...form(), ...INPUT })).toEqual({ status: 303, location: PATH });
    expect(calls).toEqual([{ id: 'login', input: { body: { UserName: INPUT.email, Password: INPUT.password } } }]);
    const { api } = fakeApi({});
    const next = await openWithoutScript([loginRoute], PATH, { api, user: buildUser() });
    expect(next).toEqual({ status: 302, location: '/kunde/lager' });
  });

  it.each([
    ['a wrong password', () => ({ ...ANSWER, success: false }), 422, 'E-Mail oder Passwort stimmen nicht.'],
    ['too many tries', () => Promise.reject(refusal(429, 'TOO_MANY_REQUESTS')), 429, /Zu viele Versuche/],
    ['an API that is down', () => Promise.reject(refusal(0, 'UNAVAILABLE')), 503, /ist gerade nicht möglich/],
  ])('after %s keeps the e-mail, not the password, and says so', async (_, login, status, message) => {
    const { open } = visitor({ login });
    await open();
    expect((await open({ ...form(), ...INPUT })).status).toBe(status);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(INPUT.email);
    expect(document.body.innerHTML).not.toContain(INPUT.password);
  });

  it('asks staff for the code, says when it is wrong, and lets them in with the right one', async () => {
    const { open, calls } = visitor({
      login: () => ({ ...ANSWER, success: false, secondFactor: 'required' }),
      submitSecondFactor: ({ body }: { body: { Code: string } }) => ({ ...ANSWER, success: body.Code === '123456' }),
    });
    await open();
    expect((await open({ ...form(), ...INPUT })).status).toBe(200);
    expect((await open({ ...form('Zweiter Faktor'), code: '000000' })).status).toBe(422);
    expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(/Dieser Code stimmt nicht/);
    expect(await open({ ...form('Zweiter Faktor'), code: '123 456' })).toEqual({ status: 303, location: PATH });
    expect(calls.map(({ id }) => id)).toEqual(['login', 'submitSecondFactor', 'submitSecondFactor']);
  });

  it('sets the second factor up: secret and recovery codes once, then a first code', async () => {
    const { open, calls } = visitor({
      login: () => ({ ...ANSWER, success: false, secondFactor: 'enrol' }),
      enrolSecondFactor: getEnrolment,
      submitSecondFactor: ({ body }: { body: { Code: string } }) => ({ ...ANSWER, success: body.Code === '123456' }),
    });
    await open();
    await open({ ...form(), ...INPUT });
    const begin = form('Zweiten Faktor einrichten');
    expect((await open(begin)).status).toBe(200);
    expect(screen.getByRole('img', { name: /QR-Code/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    for (const code of getEnrolment().RecoveryCodes) expect(screen.getByText(code)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Drucken' })).toHaveClass('script-only');
    expect((await open({ ...form('Zweiter Faktor'), code: '000000' })).status).toBe(422);
    expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(/Dieser Code stimmt nicht/);
    expect(document.body).not.toHaveTextContent('Notfallcode');
    expect(await open({ ...form('Zweiter Faktor'), code: '123456' })).toEqual({ status: 303, location: PATH });
    expect(calls.map(({ id }) => id)).toEqual([
      ...['login', 'enrolSecondFactor'],
      ...['submitSecondFactor', 'submitSecondFactor'],
    ]);
  });

  it.each([
    [refusal(409, 'TOKEN_EXPIRED'), 409, 'Das hat zu lange gedauert.', 'Anmelden'],
    [refusal(0, 'UNAVAILABLE'), 503, /noch einmal/, 'Zweiten Faktor einrichten'],
  ])('a set-up that is refused (%#) says so and goes on', async (problem, status, message, next) => {
    const { open } = visitor({ enrolSecondFactor: () => Promise.reject(problem) });
    expect((await open({ _form: 'einrichten' })).status).toBe(status);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('form', { name: next })).toBeVisible();
  });

  it('begins anew when the code comes too late', async () => {
    const { open } = visitor({ submitSecondFactor: () => Promise.reject(refusal(401, 'UNAUTHENTICATED')) });
    expect((await open({ _form: 'zweiter-faktor', code: '123456' })).status).toBe(401);
    expect(screen.getByRole('alert')).toHaveTextContent('Das hat zu lange gedauert.');
    expect(screen.getByRole('form', { name: 'Anmelden' })).toBeVisible();
  });

  it('gives dealers the way to their own pages', async () => {
    const { open } = visitor({ login: () => ({ ...ANSWER, redirectUrl: 'https://partner.example/portal' }) });
    await open();
    await open({ ...form(), ...INPUT });
    expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', 'https://partner.example/portal');
  });
});

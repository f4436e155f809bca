import { addressInput, insertCustomer, loggedIn, mailedToken, PASSWORD } from '@heizplatz/api-identity/testing';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { createLog } from '@heizplatz/telemetry';

const lines: string[] = [];
const log = createLog({ service: 'api', level: 'trace' }, { write: (line) => void lines.push(line) });
const api = withApi({ log });

const EMAIL = 'kunde@example.com';
const NEW = 'Kaminfeuer-77';
const IBAN = 'DE89370400440532013000';
const WRONG = 'Falsch-geraten-1';
const INPUT = { Password: NEW, CurrentPassword: WRONG };

/** The log of a session with all kinds of secrets, at the most verbose level. */
async function session(): Promise<Map<string, string>> {
  await insertCustomer(api(), { email: EMAIL });
  const client = await loggedIn(api(), EMAIL);
  const secrets = new Map([...client.cookies].map(([name, value]) => [name, decodeURIComponent(value)]));
  await client.post(CALLS.login.path, { UserName: EMAIL, Password: WRONG });
  await client.post(CALLS.changePassword.path, INPUT);
  await client.post(CALLS.cookieLogin.path, { Type: 'v4', AuthCookieValue: secrets.get('hp_auth') });
  await client.post(CALLS.getToken.path, { CurrentToken: secrets.get('hp_token') });
  await client.post(CALLS.savePayment.path, { ProductGroupId: 3, PaymentId: 1, IsRatePayPayment: false, Iban: IBAN });
  await client.post(CALLS.submitSecondFactor.path, { Code: '918273' });
  await client.post(CALLS.requestPasswordLink.path, { EmailAddress: EMAIL });
  const token = await mailedToken(api(), EMAIL, 'password-link');
  await client.post(CALLS.readLink.path, { Purpose: 'password', Token: token });
  await client.post(CALLS.setPassword.path, { Token: token, Password: NEW });
  await client.get(`/api/bewertung/${token}/H-1`);
  await client.get(`/api/orders/1/documents/agb?token=${token}`);
  const AuthData = { EmailAddress: 'neu@example.com', Password: NEW };
  await client.post(CALLS.cacheRegistrationData.path, { AuthData, DeliveryAddress: addressInput() });
  // Broken bodies, and a database that fails in the middle of them.
  await client.send('POST', CALLS.login.path, { rawBody: `{"UserName":"${EMAIL}","Password":"${WRONG}",` });
  await api().db.execute('alter table registrations rename to registrations_gone');
  const failed = await client.post(CALLS.cacheRegistrationData.path, { AuthData });
  expect(failed.problem()).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(failed.text).not.toContain(NEW);
  await api().db.execute('alter table registrations_gone rename to registrations');
  for (const [name, value] of client.cookies) secrets.set(`later ${name}`, decodeURIComponent(value));
  secrets.set('link', token).set('password', PASSWORD).set('new password', NEW).set('wrong password', WRONG);
  return secrets.set('IBAN', IBAN).set('part of the IBAN', '0532013000').set('code', '918273').set('e-mail', EMAIL);
}

it('no password, token, IBAN or code stands in the log, nor whose they are, whatever fails', async () => {
  const secrets = await session();
  const written = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  expect(written).toContain('call failed');
  // The time at which a token ends is no secret, and is a number like others.
  secrets.delete('hp_token_exp');
  secrets.delete('later hp_token_exp');
  const matches = [...secrets].filter(([, value]) => value !== '' && written.includes(value));
  expect(matches).toEqual([]);
});

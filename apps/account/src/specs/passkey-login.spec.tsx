import { startAuthentication } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginRoute } from '../routes/benutzerkonto/anmeldung/login-route';
import { expectAccessible } from '../testing/expect-accessible';
import { refusal, renderAccountPage } from '../testing/render-account-page';

jest.mock('@simplewebauthn/browser');

const PATH = '/benutzerkonto/anmeldung?ReturnUrl=%2Fkunde%2Flager';
const OPTIONS = { rpId: 'localhost', challenge: 'AAAA', timeout: 300_000, userVerification: 'required' as const };
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} };
const request = jest.mocked(startAuthentication);

beforeEach(() => {
  Reflect.set(window, 'PublicKeyCredential', class {});
  request.mockReset();
  request.mockResolvedValue(CREDENTIAL as unknown as Awaited<ReturnType<typeof startAuthentication>>);
});
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

function show(responses: Parameters<typeof renderAccountPage>[2] = {}) {
  return renderAccountPage(loginRoute, PATH, {
    beginPasskeyLogin: () => OPTIONS,
    logInWithPasskey: () => ({ success: true, token: 'a.b.c', redirectUrl: null }),
    ...responses,
  });
}
const click = async () => userEvent.click(await screen.findByRole('button', { name: 'Mit Passkey anmelden' }));
const failure = (name: string) => Object.assign(new Error('no'), { name });

it('logs in without e-mail and password, and leads where the login should', async () => {
  const { calls, getPath } = show();
  await click();
  await waitFor(() => expect(getPath()).toBe('/kunde/lager'));
  expect(request).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
  expect(calls).toEqual([
    { id: 'beginPasskeyLogin', input: { body: {} } },
    { id: 'logInWithPasskey', input: { body: { Credential: CREDENTIAL } } },
  ]);
});

it('leads dealers to the address that the API names', async () => {
  show({ logInWithPasskey: () => ({ success: true, token: 'a.b.c', redirectUrl: '#haendler' }) });
  await click();
  await waitFor(() => expect(location.hash).toBe('#haendler'));
});

it.each([
  ['NotAllowedError', 'Es wurde kein Passkey gewählt. Sie können es noch einmal versuchen.'],
  ['SecurityError', 'Ihr Gerät konnte den Passkey nicht benutzen. Bitte versuchen Sie es noch einmal.'],
])('says so after %s, asks the API nothing, and may be tried again', async (name, text) => {
  request.mockRejectedValueOnce(failure(name));
  const { calls, getPath, container } = show();
  await click();
  expect(await screen.findByText(text)).toBeVisible();
  expect(calls.map(({ id }) => id)).toEqual(['beginPasskeyLogin']);
  await expectAccessible(container);
  await click();
  await waitFor(() => expect(getPath()).toBe('/kunde/lager'));
});

it('says that a browser knows no passkeys', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  show();
  await click();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Browser kann keine Passkeys.');
  expect(request).not.toHaveBeenCalled();
});

it.each([
  ['a passkey that nobody knows', () => ({ success: false, token: null, redirectUrl: null }), 'kennen wir nicht'],
  [
    'one that came too late',
    () => Promise.reject(refusal(409, 'TOKEN_EXPIRED', { detail: 'Das hat zu lange gedauert.' })),
    'Das hat zu lange gedauert.',
  ],
  ['an API that is down', () => Promise.reject(refusal(503, 'UNAVAILABLE')), 'Das hat nicht geklappt.'],
])('says so after %s', async (_, logInWithPasskey, text) => {
  const { getPath } = show({ logInWithPasskey });
  await click();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(getPath()).toBe(PATH);
});

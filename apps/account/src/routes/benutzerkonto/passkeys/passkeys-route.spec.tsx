import type { Passkey, PasskeyCreation } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginPath } from '../../../shared/login-paths';
import { expectAccessible } from '../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { buildPasskey } from './testing/build-passkey';
import { passkeysRoute } from './passkeys-route';

jest.mock('@simplewebauthn/browser');

const PATH = '/benutzerkonto/passkeys';
const OPTIONS: PasskeyCreation = {
  rp: { id: 'localhost', name: 'Heizplatz' },
  user: { id: 'AAAA', name: 'anke@example.com', displayName: 'Anke Vogt' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const CREDENTIAL = { id: 'BBBB' } as unknown as Awaited<ReturnType<typeof startRegistration>>;
const make = jest.mocked(startRegistration);
beforeEach(() => {
  Reflect.set(window, 'PublicKeyCredential', class {});
  make.mockReset();
  make.mockResolvedValue(CREDENTIAL);
});
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

function show(stored: Passkey[], responses: Parameters<typeof renderAccountPage>[2] = {}, user = buildUser()) {
  const items = [...stored];
  return renderAccountPage(
    passkeysRoute,
    PATH,
    {
      passkeys: () => ({ Items: [...items] }),
      beginPasskeyEnrolment: () => OPTIONS,
      addPasskey: () => {
        items.unshift(buildPasskey({ Id: 8, Name: 'Telefon' }));
        return items[0];
      },
      removePasskey: () => {
        items.pop();
        return { success: true };
      },
      ...responses,
    },
    user,
  );
}
const addForm = () => screen.findByRole('form', { name: 'Passkey einrichten' });
async function setValues(name: string, password: string) {
  const form = within(await addForm());
  if (name) await userEvent.type(form.getByRole('textbox', { name: 'Name des Passkeys' }), name);
  if (password) await userEvent.type(form.getByLabelText('Ihr Passwort'), password);
  await userEvent.click(form.getByRole('button', { name: 'Passkey einrichten' }));
}

describe('the page of passkeys', () => {
  it('says what there are, for which site, and when they were used', async () => {
    const { container } = show([
      buildPasskey({ LastUsedAt: '2026-11-21T09:00:00.000Z' }),
      buildPasskey({ Id: 9, Name: 'Alt' }),
    ]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Für heizplatz.de, eingerichtet am 20.11.2026 · zuletzt benutzt am 21.11.2026');
    expect(second).toHaveTextContent('noch nicht benutzt');
    await expectAccessible(container);
  });

  it('makes one after name and password, and shows it', async () => {
    const { calls } = show([]);
    expect(await screen.findByRole('heading', { name: 'Noch kein Passkey' })).toBeVisible();
    await setValues('Telefon', 'Heizen-2026!');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Telefon');
    expect(screen.getByRole('textbox', { name: 'Name des Passkeys' })).toHaveValue('');
    expect(make).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
    expect(calls.filter(({ id }) => id !== 'passkeys')).toEqual([
      { id: 'beginPasskeyEnrolment', input: { body: { Password: 'Heizen-2026!' } } },
      { id: 'addPasskey', input: { body: { Name: 'Telefon', Credential: CREDENTIAL } } },
    ]);
  });

  it('never puts a password into an address, where the form is sent before its script runs', async () => {
    show([]);
    expect(await screen.findByRole('form', { name: 'Passkey einrichten' })).toHaveAttribute('method', 'post');
  });

  it('asks for what is missing, and nobody else before', async () => {
    show([]);
    await setValues('', '');
    expect(screen.getByRole('textbox', { name: 'Name des Passkeys' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Name des Passkeys' })).toHaveFocus();
    expect(screen.getByLabelText('Ihr Passwort')).toBeInvalid();
    expect(make).not.toHaveBeenCalled();
  });

  it('names a wrong password at its field, and keeps what was typed', async () => {
    const errors = [{ path: 'body.Password', code: 'PASSWORD_WRONG' }];
    show([], { beginPasskeyEnrolment: () => Promise.reject(refusal(400, 'VALIDATION', { errors })) });
    await setValues('Telefon', 'falsch');
    expect(await screen.findByText('Dieses Passwort stimmt nicht.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name des Passkeys' })).toHaveValue('Telefon');
  });

  it.each([
    ['NotAllowedError', 'Es wurde kein Passkey gewählt.'],
    ['InvalidStateError', 'Auf diesem Gerät ist für Ihr Konto schon ein Passkey eingerichtet.'],
  ])('says so after %s, and keeps what was typed', async (name, text) => {
    make.mockRejectedValue(Object.assign(new Error('no'), { name }));
    const { calls } = show([]);
    await setValues('Telefon', 'Heizen-2026!');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(calls.map(({ id }) => id)).not.toContain('addPasskey');
    expect(screen.getByLabelText('Ihr Passwort')).toHaveValue('Heizen-2026!');
  });

  it('removes one after the password', async () => {
    const { calls } = show([buildPasskey()]);
    await userEvent.click(await screen.findByText('Entfernen'));
    const form = within(screen.getByRole('form', { name: 'Passkey „Laptop“ entfernen' }));
    await userEvent.click(form.getByRole('button', { name: 'Passkey entfernen' }));
    expect(form.getByLabelText('Ihr Passwort')).toBeInvalid();
    await userEvent.type(form.getByLabelText('Ihr Passwort'), 'Heizen-2026!{Enter}');
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
    expect(calls.filter(({ id }) => id === 'removePasskey')).toEqual([
      { id: 'removePasskey', input: { body: { Id: 7, Password: 'Heizen-2026!' } } },
    ]);
  });

  it('lets support, who acts as the customer, change nothing', async () => {
    show([buildPasskey()], {}, buildUser({ isImpersonatedS: true }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Laptop');
    expect(screen.queryByText('Entfernen')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is there for staff, without the way to the customers’ pages', async () => {
    show([], {}, buildUser({ roles: [ROLES.editor] }));
    expect(await addForm()).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Zu allen Stammdaten' })).toBeNull();
  });

  it('asks a guest to log in', async () => {
    const { getPath } = show([], {}, buildUser({ isGuest: true }));
    await waitFor(() => expect(getPath()).toBe(loginPath(PATH)));
  });
});

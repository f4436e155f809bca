import { fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { buildPasskey } from './testing/build-passkey';
import { passkeysRoute } from './passkeys-route';

const PATH = '/benutzerkonto/passkeys';

describe('without script', () => {
  function customer(removePasskey: () => unknown) {
    const { api, calls } = fakeApi({
      passkeys: () => ({ Items: [buildPasskey(), buildPasskey({ Id: 9 })] }),
      removePasskey,
    });
    const open = (fields?: Record<string, string>) =>
      openWithoutScript([passkeysRoute], PATH, { api, user: buildUser(), ...(fields && { fields }) });
    const form = () =>
      getFields(screen.getAllByRole('form', { name: 'Passkey „Laptop“ entfernen', hidden: true })[1] as HTMLElement);
    return { open, calls, form };
  }

  it('a passkey is removed by a plain form', async () => {
    const { open, calls, form } = customer(() => ({ success: true }));
    await open();
    const sent = await open({ ...form(), Password: 'Heizen-2026!' });
    expect(sent).toEqual({ status: 303, location: `${PATH}?gespeichert=1` });
    expect(calls.at(-1)).toEqual({ id: 'removePasskey', input: { body: { Id: 9, Password: 'Heizen-2026!' } } });
  });

  it('a wrong password is said at its field', async () => {
    const errors = [{ path: 'body.Password', code: 'PASSWORD_WRONG' }];
    const { open, form } = customer(() => Promise.reject(refusal(400, 'VALIDATION', { errors })));
    await open();
    await open({ ...form(), Password: 'falsch' });
    expect(screen.getByText('Dieses Passwort stimmt nicht.')).toBeVisible();
  });
});

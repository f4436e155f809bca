import { buildCustomerData, fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { personalDataRoute } from '../routes/persoenliche-daten/personal-data-route';
import { refusal } from '../testing/render-account-page';
import { buildUser } from '../testing/build-user';
import { masterDataRoute } from '../routes/kunde/stammdaten/master-data-route';

const CUSTOMER = buildCustomerData({ NewsletterWanted: true });

function customer(path: string, responses: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    customerData: () => CUSTOMER,
    customerAddresses: () => ({ Items: [] }),
    saveCustomerData: () => CUSTOMER,
    ...responses,
  });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([masterDataRoute, personalDataRoute], path, {
      api,
      user: buildUser(),
      ...(fields && { fields }),
    });
  const sent = (call: string) => calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { open, sent };
}
const form = (name: string) => getFields(screen.getByRole('form', { name, hidden: true }));
const savedAt = (path: string) => ({ status: 303, location: `${path}?gespeichert=1` });

describe('without script', () => {
  it('name and phone are saved, and the newsletter stays as it is', async () => {
    const { open, sent } = customer('/persoenliche-daten');
    await open();
    const fields = { ...form('Persönliche Daten'), LastName: 'Lindner', Salutation: '2' };
    expect(await open(fields)).toEqual(savedAt('/persoenliche-daten'));
    const body = expect.objectContaining({ LastName: 'Lindner', Salutation: 2, NewsletterWanted: true });
    expect(sent('saveCustomerData')).toEqual([{ body }]);
  });

  it('a name that is missing is said at its field, and the rest stays typed', async () => {
    const { open, sent } = customer('/persoenliche-daten');
    await open();
    expect((await open({ ...form('Persönliche Daten'), LastName: ' ', FirstName: 'Ada' })).status).toBe(422);
    expect(screen.getByLabelText('Nachname')).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    expect(sent('saveCustomerData')).toEqual([]);
  });

  it('the newsletter is ended by its button, and all else stays', async () => {
    const { open, sent } = customer('/kunde/stammdaten');
    await open();
    const button = screen.getByRole('button', { name: 'Newsletter abbestellen' }).closest('form');
    if (!button) throw new Error('no form');
    expect(await open(getFields(button))).toEqual(savedAt('/kunde/stammdaten'));
    const { FirstName, LastName } = CUSTOMER;
    const body = expect.objectContaining({ FirstName, LastName, NewsletterWanted: false });
    expect(sent('saveCustomerData')).toEqual([{ body }]);
  });

  it('a new e-mail is asked for; refused, its form stands open with what was typed but the password', async () => {
    const errors = [{ path: 'body.Password', code: 'PASSWORD_WRONG' }];
    const refuse = () => Promise.reject(refusal(400, 'VALIDATION', { errors }));
    const { open } = customer('/kunde/stammdaten', { requestEmailChange: refuse });
    await open();
    const input = { NewEmailAddress: 'neu@example.com', Password: 'geheim-geheim' };
    expect((await open({ ...form('E-Mail-Adresse ändern'), ...input })).status).toBe(400);
    expect(screen.getByLabelText('Neue E-Mail-Adresse')).toBeVisible();
    expect(screen.getByLabelText('Neue E-Mail-Adresse')).toHaveValue('neu@example.com');
    expect(screen.getByLabelText('Ihr Passwort')).toHaveAccessibleDescription('Dieses Passwort stimmt nicht.');
    expect(document.body.innerHTML).not.toContain('geheim-geheim');
  });

  it('the password is changed by the old and the new one', async () => {
    const { open, sent } = customer('/kunde/stammdaten', { changePassword: () => ({ success: true }) });
    await open();
    const input = { CurrentPassword: 'Heizen-2026!', 'new-password': 'Neuer-Ofen-2027' };
    expect((await open({ ...form('Passwort ändern'), ...input, 'new-password': 'kurz' })).status).toBe(422);
    expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/mindestens 10 Zeichen/);
    expect(await open({ ...form('Passwort ändern'), ...input })).toEqual(savedAt('/kunde/stammdaten'));
    expect(sent('changePassword')).toEqual([
      { body: { CurrentPassword: 'Heizen-2026!', Password: 'Neuer-Ofen-2027' } },
    ]);
  });

  it('a form that the page does not have is a 404', async () => {
    const { open } = customer('/kunde/stammdaten');
    expect((await open({ _form: 'toString' })).status).toBe(404);
  });
});

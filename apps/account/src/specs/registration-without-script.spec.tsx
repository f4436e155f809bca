import { fakeApi, getFields, openWithoutScript, buildOrderProcess, buildRegistration } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { loginRoute } from '../routes/benutzerkonto/anmeldung/login-route';
import { orderRegistrationRoute } from '../routes/bestellung/registrierung/order-registration-route';
import { refusal } from '../testing/render-account-page';

const PATH = '/benutzerkonto/anmeldung';
const ORDER_PATH = '/benutzerkonto/bestellanmeldung/holzpellets-lose';
const EMAIL = 'a.koester@example.com';
const PASSWORD = 'Kaminfeuer-77';
const done = () => ({ success: true });
const TITLES = {
  Address: { Title1List: [], Title2List: [], CountryList: [] },
  ProductGroups: [],
  DealerCount: 150,
  ZipCodeCount: 8255,
};

/** The stored part of a registration is restored, as by its cookie. */
function visitor(responses: Parameters<typeof fakeApi>[0] = {}) {
  let stored: ReturnType<typeof buildRegistration> | null = null;
  const { api, calls, sent } = fakeApi({
    registrationData: () => stored,
    commonData: () => TITLES,
    orderProcess: () => buildOrderProcess('registration'),
    cacheRegistrationData: () => {
      stored = buildRegistration({ AuthData: { EmailAddress: EMAIL, IsGuest: false, NewsletterWanted: false } });
      return { success: true };
    },
    register: done,
    registerGuest: () => ({ success: true, token: 'a.b.c' }),
    ...responses,
  });
  const open = (path: string, fields?: Record<string, string>) =>
    openWithoutScript([loginRoute, orderRegistrationRoute], path, { api, ...(fields && { fields }) });
  const ids = () => calls.map(({ id }) => id).filter((id) => id.startsWith('register'));
  return { open, sent, ids };
}
const form = () => getFields(screen.getByRole('form', { name: 'Konto anlegen' }));

describe('registration without script', () => {
  it('on one page asks for the account and says that a mail is on its way', async () => {
    const { open, sent, ids } = visitor();
    const path = `${PATH}/a/kompakt?mode=register`;
    await open(path);
    const fields = { ...form(), email: ` ${EMAIL}`, 'new-password': PASSWORD, newsletter: 'on' };
    expect(await open(path, fields)).toEqual({ status: 303, location: '/benutzerkonto/registrierung-gesendet' });
    expect(sent('cacheRegistrationData')).toEqual([
      {
        AuthData: { EmailAddress: EMAIL, IsGuest: false, NewsletterWanted: true, Password: PASSWORD },
        UseInvoiceAddress: false,
        DeliveryAddress: null,
        InvoiceAddress: null,
      },
    ]);
    expect(ids()).toEqual(['register']);
  });

  it('asks for the e-mail first, and then for the rest', async () => {
    const { open, sent, ids } = visitor();
    const path = `${PATH}/b/kompakt?mode=register`;
    await open(path);
    expect((await open(path, { ...form(), email: 'anna' })).status).toBe(422);
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anna');
    const { status, location } = await open(path, { ...form(), email: EMAIL });
    expect([status, location]).toEqual([303, `${path}&emailChecked=true`]);
    await open(location ?? '');
    expect((await open(location ?? '', { ...form(), 'new-password': PASSWORD })).status).toBe(303);
    expect(sent('cacheRegistrationData').at(-1)).toMatchObject({
      AuthData: { EmailAddress: EMAIL, Password: PASSWORD },
    });
    expect(ids()).toEqual(['register']);
  });

  it('names what is missing and keeps what was typed but for the password', async () => {
    const { open, ids } = visitor();
    const path = `${PATH}/a/kompakt?mode=register`;
    await open(path);
    expect((await open(path, { ...form(), email: 'anna', 'new-password': 'kurz-kurz' })).status).toBe(422);
    expect(screen.getByRole('link', { name: /^E-Mail: / })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Passwort: / })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anna');
    expect(document.body.innerHTML).not.toContain('kurz-kurz');
    expect(ids()).toEqual([]);
  });

  it('takes addresses, and the invoice’s own at once where it goes elsewhere', async () => {
    const { open, sent } = visitor();
    const path = `${PATH}/a/ausfuehrlich?mode=register`;
    const address = {
      FirstName: 'Annegret',
      LastName: 'Köster',
      Street: 'Ackerzeile',
      HouseNumber: '14',
      ZipCode: '10115',
      City: 'Berlin',
      Phone: '030 23125 017',
    };
    await open(path);
    const elsewhere = { email: EMAIL, 'new-password': PASSWORD, 'rechnung-woanders': 'on' };
    expect((await open(path, { ...form(), ...address, ...elsewhere })).status).toBe(422);
    expect(screen.getByRole('link', { name: 'Rechnungsadresse, Straße: Diese Angabe fehlt noch.' })).toBeVisible();
    await open(path);
    expect(screen.getByRole('group', { name: 'Rechnungsadresse' })).toBeVisible();
    const blank = form();
    const invoice = Object.keys(blank).filter((name) => name.startsWith('Invoice-'));
    const input = invoice.map((name) => [name, address[name.slice(8) as keyof typeof address] ?? blank[name]]);
    const fields = {
      ...blank,
      ...address,
      ...elsewhere,
      ...Object.fromEntries(input),
      'Invoice-Street': 'Am Speicher',
    };
    expect((await open(path, fields)).status).toBe(303);
    expect(sent('cacheRegistrationData')).toEqual([
      expect.objectContaining({
        UseInvoiceAddress: true,
        DeliveryAddress: expect.objectContaining({ Street: 'Ackerzeile' }),
        InvoiceAddress: expect.objectContaining({ Street: 'Am Speicher' }),
      }),
    ]);
  });

  it('says why the API refuses', async () => {
    const errors = [{ path: 'body.AuthData.Password', code: 'PASSWORD_COMMON' }];
    const { open } = visitor({ cacheRegistrationData: () => Promise.reject(refusal(400, 'VALIDATION', { errors })) });
    const path = `${PATH}/a/kompakt?mode=register`;
    await open(path);
    expect((await open(path, { ...form(), email: EMAIL, 'new-password': PASSWORD })).status).toBe(400);
    expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(/zu bekannt/);
  });

  it('while ordering lets the order go on as a guest’s', async () => {
    const { open, ids } = visitor();
    const path = `${ORDER_PATH}/a/kompakt?mode=register&ReturnUrl=%2Fholzpellets-lose%2Fbestellung%2Fadresse`;
    await open(path);
    expect(await open(path, { ...form(), email: EMAIL, 'new-password': PASSWORD })).toEqual({
      status: 303,
      location: path,
    });
    expect(ids()).toEqual(['register', 'registerGuest']);
  });
});

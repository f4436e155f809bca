import { buildAddress, buildRegistration } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginRoute } from '../login-route';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../../testing/render-account-page';

const PATH = '/benutzerkonto/anmeldung';
const EMAIL = 'a.koester@example.com';
const PASSWORD = 'Kaminfeuer-77';
const done = () => ({ success: true });
const TITLES = {
  Address: { Title1List: ['', 'Dr.', 'Prof.'], Title2List: [], CountryList: [] },
  ProductGroups: [],
  DealerCount: 150,
  ZipCodeCount: 8255,
};

type Responses = Parameters<typeof renderAccountPage>[2];
type Dependencies = Parameters<typeof renderAccountPage>[4];

const renderRegister = (variants: string, responses: Responses = {}, more: Dependencies & { query?: string } = {}) => {
  const { query = '', ...dependencies } = more;
  return renderAccountPage(
    loginRoute,
    `${PATH}${variants}?mode=register${query}`,
    {
      registrationData: () => null,
      commonData: () => TITLES,
      cacheRegistrationData: done,
      register: done,
      ...responses,
    },
    null,
    dependencies,
  );
};

const form = async () => within(await screen.findByRole('form', { name: 'Konto anlegen' }));
const email = async () => (await form()).getByRole('textbox', { name: 'E-Mail' });
const password = async () => (await form()).getByLabelText('Passwort');
const send = async () => userEvent.click((await form()).getByRole('button', { name: 'Konto anlegen' }));
const sentBody = (calls: readonly { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === 'cacheRegistrationData').at(-1)?.input;

beforeEach(() => sessionStorage.clear());

describe('registration, variant a (one page), kompakt', () => {
  it('keeps what was typed, asks for the account and says that a mail is on its way', async () => {
    const { calls, getPath, container } = renderRegister('/a/kompakt');
    await email();
    await expectAccessible(container);
    expect((await form()).getByRole('checkbox', { name: /Neuigkeiten/ })).not.toBeChecked();
    const terms = (await form()).getByRole('link', { name: 'AGB' });
    expect(terms).toHaveAttribute('href', '/agb');
    expect(terms).toHaveAttribute('target', '_blank');
    expect((await form()).getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute('href', '/datenschutz');
    expect((await form()).queryByRole('textbox', { name: 'Straße' })).toBeNull();
    await userEvent.type(await email(), ` ${EMAIL}`);
    await userEvent.type(await password(), PASSWORD);
    await send();
    await waitFor(() => expect(getPath()).toBe('/benutzerkonto/registrierung-gesendet'));
    expect(calls.at(-1)).toEqual({ id: 'register', input: { body: {} } });
    expect(sentBody(calls)).toEqual({
      body: {
        AuthData: { EmailAddress: EMAIL, IsGuest: false, NewsletterWanted: false, Password: PASSWORD },
        UseInvoiceAddress: false,
        DeliveryAddress: null,
        InvoiceAddress: null,
      },
    });
  });

  it('keeps the e-mail as soon as it is left, without a password, and once', async () => {
    const { calls } = renderRegister('/a/kompakt');
    await userEvent.type(await email(), 'a.koester');
    await userEvent.tab();
    expect(sentBody(calls)).toBeUndefined();
    await userEvent.type(await email(), '@example.com');
    await userEvent.type(await password(), PASSWORD);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(sentBody(calls)).toMatchObject({ body: { AuthData: { EmailAddress: EMAIL } } }));
    expect(calls.filter(({ id }) => id === 'cacheRegistrationData')).toHaveLength(1);
    expect(JSON.stringify(calls)).not.toContain(PASSWORD);
  });

  it('is filled in after a reload with what the server kept; a guest’s data is not taken', async () => {
    const stored = buildRegistration({ AuthData: { EmailAddress: EMAIL, IsGuest: false, NewsletterWanted: true } });
    const { unmount } = renderRegister('/a/kompakt', { registrationData: () => stored });
    expect(await email()).toHaveValue(EMAIL);
    expect((await form()).getByRole('checkbox', { name: /Neuigkeiten/ })).toBeChecked();
    unmount();
    const guest = buildRegistration({ AuthData: { EmailAddress: EMAIL, IsGuest: true, NewsletterWanted: false } });
    renderRegister('/a/kompakt', { registrationData: () => guest });
    expect(await email()).toHaveValue('');
  });

  it('lists what is missing with the focus on the list, and sends nothing', async () => {
    const { calls } = renderRegister('/a/kompakt');
    await userEvent.type(await password(), 'kurz');
    await send();
    const summary = await screen.findByRole('group', { name: '2 Angaben fehlen noch oder stimmen nicht' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('E-Mail: Diese Angabe fehlt noch.');
    await userEvent.click(within(summary).getByRole('link', { name: /Passwort: .* mindestens 10 Zeichen/ }));
    expect(await password()).toHaveFocus();
    expect(calls.map(({ id }) => id)).toEqual(['registrationData']);
  });

  it.each([
    ['PASSWORD_COMMON', /zu bekannt/],
    ['PASSWORD_EMAIL', /darf nicht Ihre E-Mail-Adresse sein/],
  ])('shows the server’s %s at the password', async (code, message) => {
    const refused = refusal(400, 'VALIDATION', { errors: [{ path: 'body.AuthData.Password', code }] });
    renderRegister('/a/kompakt', { cacheRegistrationData: () => Promise.reject(refused) });
    await userEvent.type(await email(), EMAIL);
    await userEvent.type(await password(), 'passwort123');
    await send();
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(expect.stringMatching(message)));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['too many mails', refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 900 }), /in 15 Minuten/],
    ['an API that is down', refusal(0, 'UNAVAILABLE'), /Ihre Angaben sind noch da/],
  ])('tells of %s and loses nothing', async (_, problem, message) => {
    renderRegister('/a/kompakt', { register: () => Promise.reject(problem) });
    await userEvent.type(await email(), EMAIL);
    await userEvent.type(await password(), PASSWORD);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await email()).toHaveValue(EMAIL);
    expect(await password()).toHaveValue(PASSWORD);
  });

  it('a look at the login costs nothing that was typed, and the way back stays', async () => {
    const { getPath } = renderRegister('/a/kompakt', {}, { query: '&RedirectUrl=%2Fkunde' });
    await userEvent.type(await password(), PASSWORD);
    await userEvent.click(screen.getByRole('link', { name: 'Anmelden' }));
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' });
    expect(getPath()).toContain('RedirectUrl=%2Fkunde');
    await userEvent.click(screen.getByRole('link', { name: 'Konto anlegen' }));
    expect(await password()).toHaveValue(PASSWORD);
  });
});

describe('registration, variant b (the e-mail first)', () => {
  const inTwoSteps = () => {
    let stored = false;
    return {
      registrationData: () => (stored ? buildRegistration() : null),
      cacheRegistrationData: () => ((stored = true), { success: true }),
    };
  };

  it('asks for the e-mail, then for the rest', async () => {
    const { calls, getPath, container } = renderRegister('/b/kompakt', inTwoSteps());
    await userEvent.type(await email(), EMAIL);
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    await expectAccessible(container);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getPath()).toContain('emailChecked=true'));
    expect(await screen.findByText('Schritt 2 von 2')).toBeVisible();
    expect(await email()).toHaveAttribute('readonly');
    expect(screen.getByRole('link', { name: 'E-Mail ändern' })).toHaveAttribute(
      'href',
      '/benutzerkonto/anmeldung/b/kompakt?mode=register',
    );
    await expectAccessible(container);
    await userEvent.type(await password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(getPath()).toBe('/benutzerkonto/registrierung-gesendet'));
    expect(calls.filter(({ id }) => id === 'cacheRegistrationData')).toHaveLength(2);
  });

  it.each(['', '&emailChecked=false', '&emailChecked=true', '&emailChecked=1'])(
    'begins with the e-mail when none was kept, whatever %j says',
    async (query) => {
      renderRegister('/b', {}, { query });
      expect(await email()).toBeVisible();
      expect(screen.queryByLabelText('Passwort')).toBeNull();
    },
  );

  it('goes on with the second step after a reload', async () => {
    renderRegister('/b', { registrationData: () => buildRegistration() }, { query: '&emailChecked=true' });
    expect(await password()).toBeVisible();
    expect(await email()).toHaveValue(EMAIL);
  });

  it('refuses what is no e-mail', async () => {
    renderRegister('/b');
    await userEvent.type(await email(), 'a.koester{Enter}');
    expect(await email()).toHaveAccessibleDescription(expect.stringContaining('Das ist keine E-Mail-Adresse.'));
  });
});

describe('registration, ausfuehrlich', () => {
  it('takes an address, which may be left out but not in part', async () => {
    const { calls, container } = renderRegister('/a/ausfuehrlich');
    const fields = await form();
    await expectAccessible(container);
    expect(fields.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'keine Angabe',
      'Frau',
      'Herr',
    ]);
    expect(screen.getByText(/Mein Lager/)).toBeVisible();
    await userEvent.type(await email(), EMAIL);
    await userEvent.type(await password(), PASSWORD);
    await userEvent.type(fields.getByRole('textbox', { name: 'Vorname' }), 'Annegret');
    await send();
    expect(await screen.findByText('Nachname: Diese Angabe fehlt noch.')).toBeVisible();
    await userEvent.clear(fields.getByRole('textbox', { name: 'Vorname' }));
    await send();
    await waitFor(() => expect(calls.at(-1)?.id).toBe('register'));
  });

  it('sends both addresses; errors of the invoice address lead to it', async () => {
    const { Id: _, ...address } = buildAddress({ CompanyName: 'Köster Keramik' });
    const stored = buildRegistration({ DeliveryAddress: address });
    const { calls } = renderRegister('/a/ausfuehrlich', { registrationData: () => stored });
    const fields = await form();
    expect(fields.getByRole('textbox', { name: 'Straße' })).toHaveValue('Ackerzeile');
    await userEvent.type(await password(), PASSWORD);
    await userEvent.click(fields.getByRole('checkbox', { name: /andere Adresse/ }));
    await send();
    const link = await screen.findByRole('link', { name: 'Rechnungsadresse, Straße: Diese Angabe fehlt noch.' });
    await userEvent.click(link);
    const invoice = within(fields.getByRole('group', { name: 'Rechnungsadresse' }));
    expect(invoice.getByRole('textbox', { name: 'Straße' })).toHaveFocus();
    expect(invoice.queryByRole('textbox', { name: 'Telefon' })).toBeNull();
    expect(invoice.getByRole('textbox', { name: /^Firma/ })).toHaveValue('Köster Keramik');
    for (const [name, text] of Object.entries({
      Vorname: 'Jörg',
      Nachname: 'Thal',
      Straße: 'Am Speicher',
      Hausnummer: '3',
      Postleitzahl: '17291',
      Ort: 'Prenzlau',
    }))
      await userEvent.type(invoice.getByRole('textbox', { name }), text);
    await send();
    await waitFor(() => expect(calls.at(-1)?.id).toBe('register'));
    expect(sentBody(calls)).toMatchObject({
      body: {
        UseInvoiceAddress: true,
        DeliveryAddress: { Street: 'Ackerzeile' },
        InvoiceAddress: { Street: 'Am Speicher', CompanyName: 'Köster Keramik', Phone: address.Phone },
      },
    });
  });

  it('has half an address again after a reload, and no password anywhere', async () => {
    const before = renderRegister('/a/ausfuehrlich');
    await userEvent.type((await form()).getByRole('textbox', { name: 'Straße' }), 'Ackerz');
    await userEvent.type(await password(), PASSWORD);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(PASSWORD);
    before.unmount();
    const { getPath } = renderRegister('/a/ausfuehrlich');
    const street = (await form()).getByRole('textbox', { name: 'Straße' });
    await waitFor(() => expect(street).toHaveValue('Ackerz'));
    expect(await password()).toHaveValue('');
    await userEvent.clear(street);
    await userEvent.type(await email(), EMAIL);
    await userEvent.type(await password(), PASSWORD);
    await send();
    await waitFor(() => expect(getPath()).toBe('/benutzerkonto/registrierung-gesendet'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('in Austria asks for stairs and door', async () => {
    renderRegister('/a/ausfuehrlich', {}, { countryId: 2 });
    expect((await form()).getByRole('textbox', { name: /Stiege/ })).toBeVisible();
  });
});

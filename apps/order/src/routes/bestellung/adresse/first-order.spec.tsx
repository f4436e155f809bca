import { ACCESS, getOrderOfDeliveryPoints, buildOrderProcess, buildAddress } from '@heizplatz/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const CHECKOUT = '/holzpellets-lose/bestellung';
const PATH = `${CHECKOUT}/adresse`;
const EMAIL = 'a.koester@example.com';
const BEGUN = buildOrderProcess('access');
const SAVES = [
  'cacheRegistrationData',
  'registerGuest',
  'saveOrderParameters',
  'saveAddress',
  'saveOrderAddresses',
  'savePayment',
];

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const confirmation = () => screen.getByRole('checkbox', { name: /^Das passt bei uns/ });
const send = (name = 'Weiter zur Zusammenfassung') => userEvent.click(screen.getByRole('button', { name }));

function begin(page: Partial<Parameters<typeof renderOrderPage>[1]> = {}, path = PATH) {
  const { responses, ...rest } = page;
  const view = renderOrderPage(path, {
    process: BEGUN,
    responses: {
      orderAddresses: () => Promise.reject(refusal(401, 'UNAUTHENTICATED')),
      cacheRegistrationData: () => ({ success: true }),
      registerGuest: () => ({ success: true, token: 'a.b.c' }),
      saveGuestEmail: () => ({ success: true }),
      saveAddress: () => ({ Address: buildAddress({ Id: 52 }) }),
      startOrder: () => ({ ProductGroupId: 3 }),
      ...responses,
    },
    ...rest,
  });
  const saves = () => view.calls.map(({ id }) => id).filter((id) => SAVES.includes(id) || id === 'saveGuestEmail');
  return { ...view, saves };
}

async function setValues(email = EMAIL) {
  await screen.findByRole('form', { name: 'Adresse' });
  const input = {
    'E-Mail': email,
    Vorname: 'Annegret',
    Nachname: 'Köster',
    Straße: 'Ackerzeile',
    Hausnummer: '14',
    Telefon: '030 23125',
  };
  for (const [name, text] of Object.entries(input)) {
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
}

describe('the address step of an order that was just begun', () => {
  it('says what the offer includes, asks for one confirmation, the e-mail and the address', async () => {
    begin();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lieferadresse' })).toBeVisible();
    expect(screen.getByText('Lkw bis 18 m Länge, 4 m Höhe, 40 t, Schlauch 30 m')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(confirmation()).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Zufahrt genau angeben' })).toHaveAttribute(
      'href',
      '/holzpellets-lose/bestellparameter-bestaetigen',
    );
    expect(screen.getByRole('link', { name: 'Schon Kunde? Anmelden' })).toHaveAttribute(
      'href',
      `/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=${encodeURIComponent(PATH)}`,
    );
  });

  it('saves guest, access, address and the default payment in this order, and goes on to the summary', async () => {
    const { sent, saves, getPath } = begin();
    await setValues(` ${EMAIL} `);
    await userEvent.click(confirmation());
    await send();
    await waitFor(() => expect(sent('savePayment')).toHaveLength(1));
    expect(saves()).toEqual(SAVES);
    expect(sent('cacheRegistrationData')).toEqual([{ AuthData: { EmailAddress: EMAIL, IsGuest: true } }]);
    const promised = { BoilerOffConfirmed: true, HasRoomConfirmed: true, LorryLengthM: 18, HoseDistanceM: 30 };
    expect(sent('saveOrderParameters')).toEqual([
      { ProductGroupId: 3, AcceptedTotalPrice: null, AccessConditions: expect.objectContaining(promised) },
    ]);
    expect(sent('savePayment')).toEqual([{ ProductGroupId: 3, PaymentId: 1, IsRatePayPayment: false }]);
    expect(getPath()).toMatch(/^\/holzpellets-lose\/bestellung/);
  });

  it('names what is missing at its field, and sends nothing', async () => {
    const { saves } = begin();
    await setValues('a.koester@');
    await send();
    expect(screen.getByRole('link', { name: 'E-Mail: Das ist keine E-Mail-Adresse.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zufahrt und Lager: Diese Angabe fehlt noch.' })).toBeVisible();
    expect(confirmation()).toBeInvalid();
    expect(saves()).toEqual([]);
  });

  it('after a refusal saves nobody twice, and a changed e-mail as a change', async () => {
    let isRefused = true;
    const { sent, saves } = begin({
      responses: {
        saveAddress: () => {
          if (isRefused)
            throw refusal(400, 'VALIDATION', { errors: [{ path: 'body.Address.Phone', code: 'PHONE_INV' }] });
          return { Address: buildAddress({ Id: 52 }) };
        },
      },
    });
    await setValues();
    await userEvent.click(confirmation());
    await send();
    await waitFor(() => expect(field('Telefon')).toBeInvalid());
    expect(field('E-Mail')).toHaveValue(EMAIL);
    await userEvent.type(field('E-Mail'), '.de');
    isRefused = false;
    await send();
    await waitFor(() => expect(sent('savePayment')).toHaveLength(1));
    expect(sent('registerGuest')).toHaveLength(1);
    expect(sent('saveGuestEmail')).toEqual([{ ProductGroupId: 3, EmailAddress: `${EMAIL}.de` }]);
    expect(saves().at(-1)).toBe('savePayment');
  });

  it('says which option the known access needs, and saves it once its price is accepted', async () => {
    const context = {
      Options: [{ Id: 12, Key: 'Vehicle', Name: 'ohne Anhänger' }],
      Configuration: BEGUN.Configuration,
      Offer: { ...BEGUN.Offer, TotalPrice: 2400 },
      Items: [],
    };
    const { sent } = begin({
      process: buildOrderProcess('access', { KnownAccessConditions: { ...ACCESS, BoilerOffConfirmed: false } }),
      responses: {
        saveOrderParameters: ({ body }: { body: { AcceptedTotalPrice: number | null } }) => {
          if (body.AcceptedTotalPrice === null) throw refusal(409, 'ACCESS_OPTIONS', { context });
          return { success: true };
        },
      },
    });
    await setValues();
    expect(screen.getByText('Ihre Angaben von der letzten Lieferung:')).toBeVisible();
    await userEvent.click(confirmation());
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen und weiter' }));
    await waitFor(() => expect(sent('savePayment')).toHaveLength(1));
    expect(sent('saveOrderParameters')).toEqual([
      expect.objectContaining({ AcceptedTotalPrice: null }),
      expect.objectContaining({ AcceptedTotalPrice: 2400 }),
    ]);
  });

  it('asks bags for no promise', async () => {
    const { Configuration } = BEGUN;
    const process = { ...BEGUN, ProductGroupId: 4, Configuration: { ...Configuration, ProductGroupId: 4 } } as const;
    const { sent } = begin({ process }, PATH.replace('lose', 'sackware'));
    await setValues();
    expect(screen.queryByRole('checkbox', { name: /^Das passt/ })).toBeNull();
    expect(screen.queryByText(/Schlauch \d/)).toBeNull();
    await send();
    await waitFor(() => expect(sent('saveOrderParameters')).toHaveLength(1));
    expect(sent('saveOrderParameters')[0]).toMatchObject({
      AccessConditions: { BoilerOffConfirmed: false, HasRoomConfirmed: false },
    });
  });

  it('of several delivery points confirms each, and goes on to the amounts without a payment', async () => {
    const process = {
      ...getOrderOfDeliveryPoints('access'),
      AccessConditions: null,
      IsIdentified: false,
      CustomerId: null,
    };
    const { sent } = begin({ process });
    await setValues();
    expect(screen.getByText('Das gilt für jede der 3 Lieferstellen.')).toBeVisible();
    await userEvent.click(confirmation());
    await send('Weiter zu den Lieferstellen');
    await waitFor(() => expect(sent('saveOrderAddresses')).toHaveLength(1));
    const { AccessConditions } = sent('saveOrderParameters')[0] as { AccessConditions: { OtherStations: unknown[] } };
    expect(AccessConditions.OtherStations).toEqual([
      expect.objectContaining({ BoilerOffConfirmed: true }),
      expect.objectContaining({ HasRoomConfirmed: true }),
    ]);
    expect(sent('savePayment')).toEqual([]);
  });

  it('saves the invoice where the dealer prefers another kind, and nobody asked for one', async () => {
    const { Choices } = BEGUN.PaymentData;
    const sepaFirst = Choices.map((choice) => ({ ...choice, IsDefault: choice.Kind === 'sepa' })).toReversed();
    const { sent } = begin({ process: { ...BEGUN, PaymentData: { Choices: sepaFirst, Selected: null } } });
    await setValues();
    await userEvent.click(confirmation());
    await send();
    await waitFor(() => expect(sent('savePayment')).toEqual([expect.objectContaining({ PaymentId: 1 })]));
  });

  it('leads on to the payment where the customer asked for a kind that asks for something', async () => {
    const { Choices } = BEGUN.PaymentData;
    const sepaFirst = Choices.map((choice) => ({ ...choice, IsDefault: choice.Kind === 'sepa' })).toReversed();
    const { sent } = begin({
      process: {
        ...BEGUN,
        Configuration: { ...BEGUN.Configuration, Parameters: [{ Id: 2, Key: 'PaymentSepa' }] },
        PaymentData: { Choices: sepaFirst, Selected: null },
      },
    });
    await setValues();
    await userEvent.click(confirmation());
    await send('Weiter zur Zahlung');
    await waitFor(() => expect(sent('saveOrderAddresses')).toHaveLength(1));
    expect(sent('savePayment')).toEqual([]);
  });

  it('keeps e-mail and confirmation for who looks at the full access check and comes back', async () => {
    const { router } = begin();
    await setValues();
    await userEvent.click(confirmation());
    await userEvent.click(screen.getByRole('link', { name: 'Zufahrt genau angeben' }));
    expect(await screen.findByRole('form', { name: 'Zufahrt und Lager' })).toBeVisible();
    await act(() => router.navigate(-1));
    await screen.findByRole('form', { name: 'Adresse' });
    expect(field('E-Mail')).toHaveValue(EMAIL);
    expect(field('Nachname')).toHaveValue('Köster');
    expect(confirmation()).toBeChecked();
  });

  it('shows an access check that is done, with the way to change it', async () => {
    begin({ process: buildOrderProcess('registration') });
    await screen.findByRole('form', { name: 'Adresse' });
    expect(screen.getByText('Lkw bis 10 m Länge, 3,5 m Höhe, 18 t, Schlauch 24 m')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ändern' })).toHaveAttribute(
      'href',
      expect.stringContaining('bestellparameter'),
    );
    expect(screen.queryByRole('checkbox', { name: /^Das passt/ })).toBeNull();
  });
});

import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from './testing/order-market';
import { accessConditions, addressFields, delivery, IBAN, invoice, newShopper, Shopper } from './testing/shopper';
import { orderProcesses } from './schema';

const market = withOrderMarket();
const codes = (response: { problem(): { errors?: { code: string }[] | undefined } }) =>
  response.problem().errors?.map(({ code }) => code);

describe('startOrder', () => {
  it('keeps the offer under an HttpOnly cookie of its group, of which the database has the hash alone', async () => {
    const shopper = await newShopper(market());
    const offer = await shopper.start();
    const token = shopper.client.cookies.get('hp_order_3');
    const [row] = await market().api.db.select().from(orderProcesses).where(eq(orderProcesses.offerId, offer.Id));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('sets the cookie so that no script reads it', async () => {
    const shopper = await newShopper(market());
    const { Id } = await shopper.firstOffer();
    const body = { Configuration: shopper.configuration(), OfferId: Id };
    const response = await shopper.client.post(CALLS.startOrder.path, body);
    expect(response.headers['set-cookie']?.join()).toMatch(
      /^hp_order_3=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('replaces a draft, keeping the access check and, where the delivery is the same, addresses and invoice', async () => {
    const shopper = await newShopper(market());
    await shopper.reachSummary();
    const before = shopper.client.cookies.get('hp_order_3');
    await shopper.start();
    expect(shopper.client.cookies.get('hp_order_3')).not.toBe(before);
    const same = await shopper.process();
    expect(same.SelectedAddresses).toHaveLength(1);
    expect(same.AccessConditions?.HoseDistanceM).toBe(20);
    expect(same.PaymentData.Selected?.Kind).toBe('rechnung');
    await shopper.start({ Amount: 5000 });
    expect((await shopper.process()).SelectedAddresses).toEqual([]);
  });

  it.each([
    ['no offer', { OfferId: '' }, 400, ['REQUIRED']],
    ['an amount below the minimum', { Configuration: { Amount: 10 } }, 400, ['AMOUNT_MIN']],
    ['no postcode', { Configuration: { ZipCode: '' } }, 400, ['ZIPCODE_REQ']],
    ['another country than the site', { Configuration: { CountryId: 2 } }, 400, ['COUNTRY_MISMATCH']],
  ])('refuses %s', async (_, wrong: { OfferId?: string; Configuration?: object }, status, expected) => {
    const shopper = await newShopper(market());
    const Configuration = { ...shopper.configuration(), ...wrong.Configuration };
    const response = await shopper.client.post(CALLS.startOrder.path, { OfferId: '1-20-1-0', ...wrong, Configuration });
    expect([response.status, codes(response)]).toEqual([status, expected]);
  });

  it.each(['999999-20-1-0', 'nonsense', "1' or 1=1"])('answers 409 with the nearest offers for %s', async (OfferId) => {
    const shopper = await newShopper(market());
    const body = { Configuration: shopper.configuration(), OfferId };
    const gone = (await shopper.client.post(CALLS.startOrder.path, body)).problem();
    expect([gone.status, gone.code]).toEqual([409, 'OFFER_GONE']);
    expect(gone.context?.['Items']).toHaveLength(3);
  });

  it('demands the CSRF header', async () => {
    const shopper = await newShopper(market());
    const response = await shopper.client.post(CALLS.startOrder.path, {}, { sendsCsrf: false });
    expect(response.problem().code).toBe('CSRF');
  });
});

describe('orderProcess', () => {
  it('is 404 without a cookie, with a made-up one, in another group and in another country', async () => {
    const shopper = await newShopper(market());
    expect((await shopper.processResponse()).status).toBe(404);
    shopper.client.cookies.set('hp_order_3', 'made-up');
    expect((await shopper.processResponse()).status).toBe(404);
    await shopper.start();
    expect((await new Shopper(shopper.client, 1, 4).processResponse()).status).toBe(404);
    expect((await shopper.client.get('/api/order-process/2?productGroupId=3')).status).toBe(404);
  });

  it.each(['/api/order-process/9?productGroupId=3', '/api/order-process/1?productGroupId=x', '/api/order-process/1'])(
    'refuses %s',
    async (path) => {
      expect((await market().api.visitor().get(path)).status).toBe(400);
    },
  );

  it('says before the guest is known what is to be done next', async () => {
    const shopper = await newShopper(market());
    await shopper.start();
    expect(await shopper.process()).toMatchObject({
      IsIdentified: false,
      EmailAddress: '',
      HasCalculation: true,
      PlaceName: 'Mößlingen 0',
      Steps: [{ Path: 'adresse', IsValid: false }],
      ApplicableSteps: [{ Weight: 0 }, { Weight: 20 }, { Weight: 99 }],
      PaymentData: { Selected: null },
    });
  });

  it('ends after seven days', async () => {
    const { api } = market();
    const shopper = await newShopper(market());
    await shopper.start();
    api.setNow(new Date('2026-11-28T11:00:01Z'));
    expect((await shopper.processResponse()).status).toBe(404);
    api.setNow(new Date('2026-11-21T11:00:00Z'));
  });
});

describe('saveOrderParameters', () => {
  it('keeps the access check', async () => {
    const shopper = await newShopper(market());
    await shopper.start();
    expect((await shopper.saveParameters({ HoseDistanceM: 28 })).status).toBe(200);
    expect((await shopper.process()).AccessConditions).toEqual(
      accessConditions({ HoseDistanceM: 28, IndustrialUseConfirmed: false, UnknownAnswers: [], OtherStations: [] }),
    );
  });

  it.each([
    [{ HoseDistanceM: 81 }, 'HOSE_MAX'],
    [{ HoseDistanceM: -1 }, 'HOSE_MIN'],
    [{ LorryLengthM: 9 }, 'INVALID'],
    [{ BoilerOffConfirmed: false }, 'REQUIRED'],
    [{ SecondPhone: 'x'.repeat(41) }, 'TOO_LONG'],
  ])('refuses %j', async (fields, code) => {
    const shopper = await newShopper(market());
    await shopper.start();
    const response = await shopper.saveParameters(fields);
    expect([response.status, codes(response)]).toEqual([400, [code]]);
  });

  it('asks businesses whether their boiler may burn industrial pellets', async () => {
    const shopper = await newShopper(market(), 1, 10);
    await shopper.start();
    expect(codes(await shopper.saveParameters())).toEqual(['REQUIRED']);
    expect((await shopper.saveParameters({ IndustrialUseConfirmed: true })).status).toBe(200);
  });

  it('is 404 without a process', async () => {
    expect((await (await newShopper(market())).saveParameters()).status).toBe(404);
  });
});

describe('saveOrderAddresses', () => {
  it('is 401 for nobody and 404 without a process', async () => {
    const shopper = await newShopper(market());
    await shopper.start();
    expect((await shopper.selectAddresses([delivery(1)])).status).toBe(401);
    await shopper.becomeGuest();
    shopper.client.cookies.delete('hp_order_3');
    expect((await shopper.selectAddresses([delivery(1)])).status).toBe(404);
  });

  it.each([
    [1, false, 200],
    [2, true, 400],
    // Neighbours who order together are consumers.
    [3, false, 200],
  ])('of customer group %d has a company: %s', async (Id, AllowCompany, status) => {
    const shopper = await newShopper(market());
    await shopper.start({ Parameters: [{ Id, Key: 'CustomerGroup' }] });
    await shopper.becomeGuest();
    const process = await shopper.process();
    expect(process.AllowCompany).toBe(AllowCompany);
    expect(process.Seller.WithdrawalPath === null).toBe(AllowCompany);
    const nameless = await shopper.addAddress();
    const response = await shopper.selectAddresses([delivery(nameless)]);
    expect(response.status).toBe(status);
    if (!AllowCompany) return;
    expect(codes(response)).toEqual(['COMPANY_REQ']);
    const named = await shopper.addAddress({ CompanyName: 'Huber Trocknung GmbH' });
    expect((await shopper.selectAddresses([delivery(named)])).status).toBe(200);
    expect((await shopper.process()).Steps.map(({ Path }) => Path)).toContain('bezahlung');
    // A company that is removed later is requested again.
    const Address = addressFields(1, { CompanyName: '' });
    await shopper.client.call(CALLS.saveAddress, { body: { Id: named, AddressType: 1, Address } });
    expect((await shopper.process()).Steps.map(({ Path }) => Path)).toEqual(['adresse']);
  });

  it('refuses addresses that are somebody else’s, elsewhere or none', async () => {
    const other = await newShopper(market());
    await other.start();
    await other.becomeGuest('other@example.com');
    const foreign = await other.addAddress();
    const shopper = await newShopper(market());
    await shopper.start();
    await shopper.becomeGuest();
    const elsewhere = await shopper.addAddress({ ZipCode: '80002' });
    const own = await shopper.addAddress();
    expect(codes(await shopper.selectAddresses([delivery(foreign)]))).toEqual(['ADDRESS_UNKNOWN']);
    expect(codes(await shopper.selectAddresses([delivery(own), invoice(foreign)]))).toEqual(['ADDRESS_UNKNOWN']);
    expect(codes(await shopper.selectAddresses([delivery(elsewhere)]))).toEqual(['ZIPCODE_DIFFERS']);
    expect(codes(await shopper.selectAddresses([]))).toEqual(['REQUIRED']);
    expect((await shopper.process()).SelectedAddresses).toEqual([]);
  });
});

describe('savePayment', () => {
  const ready = async () => {
    const shopper = await newShopper(market());
    await shopper.start({ Parameters: [{ Id: 2, Key: 'PaymentSepa' }] });
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    return shopper;
  };

  it.each([
    ['a kind that is unknown', { PaymentId: 99 }, 'PAYMENT_UNKNOWN'],
    ['credit, which is off', { PaymentId: 3, PaymentModifier: 6 }, 'PAYMENT_UNKNOWN'],
    ['a provider flag that does not fit', { IsRatePayPayment: true }, 'PAYMENT_MISMATCH'],
    ['instalments of an invoice', { PaymentModifier: 6 }, 'MODIFIER_INV'],
    ['a debit without mandate', { PaymentId: 2, Iban: IBAN, AccountHolder: 'A' }, 'REQUIRED'],
    ['a debit without IBAN', { PaymentId: 2, AccountHolder: 'A', MandateAccepted: true }, 'IBAN_REQ'],
    ['a wrong IBAN', { PaymentId: 2, Iban: 'DE12', AccountHolder: 'A', MandateAccepted: true }, 'IBAN_INV'],
    ['a debit without holder', { PaymentId: 2, Iban: IBAN, MandateAccepted: true }, 'REQUIRED'],
  ])('refuses %s', async (_, fields, code) => {
    const response = await (await ready()).savePayment(fields);
    expect([response.status, codes(response)]).toEqual([400, [code]]);
    expect(response.text).not.toContain(IBAN);
  });

  it('takes the payload of rule CHECKOUT-11 alone, which is of the one running order', async () => {
    const shopper = await ready();
    const payload = { IsRatePayPayment: false, PaymentId: 1, PaymentModifier: null };
    expect((await shopper.client.post(CALLS.savePayment.path, payload)).status).toBe(200);
    expect((await shopper.process()).PaymentData.Selected).toMatchObject({ PaymentId: 1 });
    shopper.client.cookies.delete('hp_order_3');
    expect((await shopper.client.post(CALLS.savePayment.path, payload)).status).toBe(404);
  });

  it('keeps an account that was given before, and forgets it with another kind', async () => {
    const shopper = await ready();
    await shopper.savePayment({ PaymentId: 2, Iban: IBAN, AccountHolder: 'Anna', MandateAccepted: true });
    expect((await shopper.savePayment({ PaymentId: 2, MandateAccepted: true })).status).toBe(200);
    expect((await shopper.process()).PaymentData.Selected?.MaskedIban).toBe('DE89 •••• 3000');
    await shopper.savePayment({ PaymentId: 1 });
    expect((await shopper.process()).PaymentData.Selected?.MaskedIban).toBeNull();
    expect(codes(await shopper.savePayment({ PaymentId: 2, MandateAccepted: true }))).toEqual(['IBAN_REQ']);
  });

  it('is 401 for nobody, 404 without a process and 409 before the address', async () => {
    const shopper = await newShopper(market());
    expect((await shopper.savePayment()).status).toBe(401);
    await shopper.start();
    await shopper.becomeGuest();
    expect((await shopper.savePayment()).problem()).toMatchObject({
      code: 'STEP_MISSING',
      context: { Step: 'adresse' },
    });
    shopper.client.cookies.delete('hp_order_3');
    expect((await shopper.savePayment()).status).toBe(404);
  });

  it('knows no debit in Switzerland', async () => {
    const shopper = await newShopper(market(), 3);
    await shopper.reachSummary();
    expect((await shopper.process()).PaymentData.Choices.map(({ Kind }) => Kind)).toEqual(['rechnung']);
  });
});

import { CALLS, type Call, type Schema } from '../index.ts';

interface Shape {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly pipe?: readonly Shape[];
}

/** The names that a schema has, however deep it is wrapped in arrays, pipes and defaults. */
function getNames(schema: Schema | Shape | undefined): string[] {
  const shape = schema as Shape | undefined;
  if (!shape) return [];
  if (shape.entries) return Object.keys(shape.entries);
  return getNames(shape.item ?? shape.wrapped ?? shape.pipe?.[0]);
}

const inside = (schema: Schema | undefined, ...path: string[]): Shape | undefined =>
  path.reduce<Shape | undefined>(
    (shape, name) => {
      let at = shape;
      while (at && !at.entries) at = at.item ?? at.wrapped ?? at.pipe?.[0];
      return at?.entries?.[name];
    },
    schema as Shape | undefined,
  );

/** The calls that the marketplace was ordered with (rule WIRE-01), letter by letter. */
const WIRE: readonly (readonly [call: Call, method: string, path: string, body: string[]])[] = [
  [CALLS.renewSession, 'GET', '/session/renew', []],
  [CALLS.getToken, 'POST', '/api/account/v2/get/token', ['CurrentToken']],
  [CALLS.login, 'POST', '/api/account/jwt/anmelden', ['UserName', 'Password']],
  [CALLS.logout, 'POST', '/api/account/jwt/abmelden', []],
  [
    CALLS.cacheRegistrationData,
    'POST',
    '/api/account/cache-reg-data',
    ['AuthData', 'UseInvoiceAddress', 'DeliveryAddress', 'InvoiceAddress'],
  ],
  [CALLS.orderAddresses, 'GET', '/api/jwt/adressen/order-addresses/:countryId', []],
  [CALLS.savePayment, 'POST', '/api/order-process/payment/save', ['IsRatePayPayment', 'PaymentId', 'PaymentModifier']],
  [CALLS.checkZipCode, 'POST', '/api/location/check-zipcode', ['ZipCode', 'CountryId']],
  [CALLS.checkZipCodes, 'POST', '/api/location/check-zipcodes', ['ZipCode', 'CountryId']],
  [CALLS.commonData, 'GET', '/api/common', []],
  [CALLS.initCalculation, 'GET', '/api/kalkulation/init/:countryId/:productGroupId', []],
  [CALLS.calculate, 'POST', '/api/kalkulation/berechnen', []],
  [CALLS.calculateOrder, 'POST', '/api/kalkulation/bestellung/berechnen', ['DealerId']],
  [CALLS.calculateDefault, 'POST', '/api/kalkulation/berechnen-default', []],
  [CALLS.bestPrice, 'GET', '/api/kalkulation/best-price', []],
  [CALLS.bestPrices, 'GET', '/api/site/:countryId/prices/best', []],
  [CALLS.priceFaq, 'GET', '/api/site/:countryId/price-faq', []],
  [
    CALLS.reportScriptError,
    'POST',
    '/api/error-trace/js-error',
    ['userAgent', 'timeStart', 'timeEnd', 'href', 'errors'],
  ],
];

describe('the wire', () => {
  it.each(WIRE.map((row) => [row[0].id, ...row] as const))(
    'of %s is as it was ordered',
    (_id, call, method, path, body) => {
      expect([call.method, call.path]).toEqual([method, path]);
      expect(getNames(call.body)).toEqual(expect.arrayContaining(body));
    },
  );

  it.each([CALLS.calculate, CALLS.calculateDefault, CALLS.calculateOrder])(
    'carries the whole configuration ($id)',
    ({ body }) => {
      expect(getNames(body)).toEqual(
        expect.arrayContaining([
          'IsDefault',
          'ProductGroupId',
          'ZipCode',
          'Amount',
          'Stations',
          'Product',
          'Parameters',
          'CountryId',
          'ProductCertifications',
          'LooseBlowingProcess',
          'PalletBagSize',
          'PalletBagCount',
          'AppointmentPlus',
          'Ordering',
          'OfferProductCertifications',
          'OfferLooseBlowingProcess',
          'Initialized',
        ]),
      );
      expect(getNames(inside(body, 'Parameters'))).toEqual(['Id', 'Key', 'Modifier', 'DesiredDate']);
    },
  );

  it('spells what can be chosen as it was ordered, ForgeinId and both list names included', () => {
    const { response } = CALLS.initCalculation;
    expect(getNames(response)).toEqual(
      expect.arrayContaining([
        'Groups',
        'Products',
        'StationList',
        'StationsList',
        'ProductCertificationList',
        'ProductSettingList',
        'LooseBlowingProcessList',
        'AppointmentPlus',
        'ProductId',
        'CountryId',
      ]),
    );
    expect(getNames(inside(response, 'Groups', 'Parameters'))).toEqual(
      expect.arrayContaining(['Id', 'ForgeinId', 'Key', 'IsUpselling', 'Selected', 'Modifier', 'DesiredDate']),
    );
  });

  it('keeps these spellings where offers are rows', () => {
    const { response } = CALLS.calculateOffers;
    expect(getNames(response)).toEqual(expect.arrayContaining(['Items', 'HasDefaultOffers']));
    expect(getNames(inside(response, 'Items'))).toEqual(
      expect.arrayContaining(['Children', 'UnitPrice', 'TotalPrice', 'Id']),
    );
    expect(getNames(inside(response, 'PaymentKinds'))).toEqual(
      expect.arrayContaining(['DefaultPaymentId', 'IsRatePayPayment', 'MonthlyRateCount']),
    );
  });

  it('spells results, orders, addresses and prices as they were ordered', () => {
    expect(getNames(CALLS.calculate.response)).toEqual(expect.arrayContaining(['Items', 'HasDefaultOffers']));
    expect(getNames(inside(CALLS.calculate.response, 'Items'))).toEqual(
      expect.arrayContaining([
        'Children',
        'UnitPrice',
        'TotalPrice',
        'Id',
        'DefaultPaymentId',
        'IsRatePayPayment',
        'MonthlyRateCount',
      ]),
    );
    expect(getNames(CALLS.orderProcess.response)).toEqual(
      expect.arrayContaining([
        'EmailAddress',
        'CustomerId',
        'PaymentData',
        'AllowCompany',
        'AllowInvoiceAddress',
        'AllowAddressSelection',
        'HasCalculation',
        'EmailChangeRequestedState',
        'Steps',
        'ApplicableSteps',
      ]),
    );
    expect(getNames(inside(CALLS.orderProcess.response, 'EmailChangeRequestedState'))).toEqual([
      'Pending',
      'Applied',
      'NewEmailAddress',
    ]);
    expect(getNames(CALLS.orderAddresses.response)).toEqual([
      'DeliveryAddressList',
      'InvoiceAddressList',
      'SelectedAddresses',
    ]);
    expect(getNames(inside(CALLS.orderAddresses.response, 'SelectedAddresses'))).toEqual([
      'AddressType',
      'AddressId',
      'AddressIndex',
      'Amount',
    ]);
    expect(getNames(inside(CALLS.commonData.response, 'Address'))).toEqual(['Title1List', 'Title2List', 'CountryList']);
    expect(getNames(inside(CALLS.commonData.response, 'ProductGroups'))).toEqual([
      'Id',
      'DefaultProductId',
      'IsPallet',
      'DefaultUnitShortName',
      'DefaultUnitNamePlural',
    ]);
    expect(getNames(CALLS.getToken.response)).toEqual(['success', 'reload', 'token']);
    // The last is ours: staff have a second factor (rule ACCOUNT-05).
    expect(getNames(CALLS.login.response)).toEqual(['success', 'token', 'redirectUrl', 'secondFactor']);
    expect(getNames(CALLS.logout.response)).toEqual(['Success', 'UserSwitched']);
    expect(getNames(CALLS.bestPrice.response)).toEqual(
      expect.arrayContaining(['CountryCode', 'UnitPrice', 'TotalPrice', 'TimeStamp']),
    );
    expect(getNames(inside(CALLS.reportScriptError.body, 'errors'))).toEqual([
      'message',
      'filename',
      'lineno',
      'colno',
      'stack',
      'time',
    ]);
  });
});

import type { AccessConditions, OrderProcess, PaymentChoice, SelectedPayment } from '@heizplatz/contract';
import { buildAddress } from './build-address';
import { buildOffer } from './build-offer';
import { isBehind, type Stage, stepsAt } from './order-steps';

export const SEPA: PaymentChoice = {
  Id: 2,
  Kind: 'sepa',
  Name: 'SEPA-Lastschrift',
  Description: 'Pellethof Uckermark GmbH bucht den Rechnungsbetrag nach Lieferung und Verwiegung von Ihrem Konto ab.',
  IsRatePayPayment: false,
  IsDefault: false,
  IsAvailable: true,
  NeedsIban: true,
  Plans: [],
  Credit: null,
};
export const INVOICE: PaymentChoice = {
  Id: 1,
  Kind: 'rechnung',
  Name: 'Rechnung',
  Description: 'Sie zahlen innerhalb von 14 Tagen nach der Lieferung per Überweisung an Pellethof Uckermark GmbH.',
  IsRatePayPayment: false,
  IsDefault: true,
  IsAvailable: true,
  NeedsIban: false,
  Plans: [],
  Credit: null,
};

export const BY_INVOICE: SelectedPayment = {
  IsRatePayPayment: false,
  PaymentId: 1,
  PaymentModifier: null,
  Kind: 'rechnung',
  Name: 'Rechnung',
  MaskedIban: null,
  Plan: null,
};

export const ACCESS: AccessConditions = {
  LorryLengthM: 10,
  LorryHeightM: 3.5,
  LorryWeightT: 18,
  HoseDistanceM: 24,
  HasCoupling: true,
  HasPower230V: true,
  BoilerOffConfirmed: true,
  HasRoomConfirmed: true,
  IndustrialUseConfirmed: false,
  SecondPhone: '',
  UnknownAnswers: [],
  OtherStations: [],
};

const CONFIGURATION: OrderProcess['Configuration'] = {
  IsDefault: false,
  ProductGroupId: 3,
  ZipCode: '10115',
  Amount: 6000,
  Stations: 1,
  Product: { Id: 20 },
  Parameters: [],
  CountryId: 1,
  ProductCertifications: [],
  LooseBlowingProcess: [],
  PalletBagSize: null,
  PalletBagCount: null,
  AppointmentPlus: false,
  OnlyCertified: false,
  Ordering: 'total',
  OfferProductCertifications: [],
  OfferLooseBlowingProcess: [],
  Initialized: true,
};

const NO_PROVIDER = { InstalmentToken: null, DeviceToken: null, RatePayClientId: null, RatePayMerchantId: null };

/** The running order of 6.000 kg to Berlin as the API returns it when `stage` is the next step. */
export function buildOrderProcess(stage: Stage, overrides: Partial<OrderProcess> = {}): OrderProcess {
  const isIdentified = isBehind(stage, 'registration');
  return {
    CountryId: 1,
    ProductGroupId: 3,
    EmailAddress: isIdentified ? 'a.koester@example.com' : '',
    CustomerId: isIdentified ? 7 : null,
    IsGuest: isIdentified,
    IsIdentified: isIdentified,
    ...NO_PROVIDER,
    AllowCompany: false,
    AllowInvoiceAddress: true,
    AllowAddressSelection: isIdentified,
    IsRatePayPayment: false,
    HasCalculation: true,
    EmailChangeRequestedState: { Pending: false, Applied: false, NewEmailAddress: null },
    Configuration: CONFIGURATION,
    Offer: buildOffer(),
    OfferId: buildOffer().Id,
    Stations: [
      {
        StationNumber: 1,
        StationAmount: CONFIGURATION.Amount,
        Address: isBehind(stage, 'adresse') ? buildAddress() : null,
        InvoiceAddress: null,
        CompanyName: '',
      },
    ],
    MinAmountPerStation: 1000,
    PlaceName: 'Berlin',
    PreviousTotalPrice: null,
    HeldPriceRefusal: null,
    AccessConditions: isBehind(stage, 'access') ? ACCESS : null,
    KnownAccessConditions: null,
    IncludedAccess: { LorryLengthM: 18, LorryHeightM: 4, LorryWeightT: 40, HoseDistanceM: 30 },
    SelectedAddresses: [],
    DeliveryAddress: isBehind(stage, 'adresse') ? buildAddress() : null,
    InvoiceAddress: null,
    PaymentData: { Choices: [INVOICE, SEPA], Selected: isBehind(stage, 'bezahlung') ? BY_INVOICE : null },
    Seller: {
      Company: 'Pellethof Uckermark GmbH',
      Address: 'Am Speicher 3, 17291 Prenzlau',
      Register: 'Amtsgericht Neuruppin, HRB 90417',
      TermsPath: '/druckansicht/agb?haendler=pellethof-uckermark',
      WithdrawalPath: '/widerruf?haendler=pellethof-uckermark',
      CreditorId: 'DE00ZZZ00000000417',
      SettlesBySteps: false,
    },
    DeliveryLimits: ['Geliefert wird nach 10115 Berlin, an eine Lieferstelle.'],
    ...stepsAt(stage, ['sepa', 'rechnung']),
    ...overrides,
  };
}

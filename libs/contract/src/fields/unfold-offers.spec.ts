import * as v from 'valibot';
import { CalculationRows } from './offer-rows.ts';
import { unfoldCalculation } from './unfold-offers.ts';

const ROW = {
  Id: '11-23-1-103',
  Dealer: 0,
  Goods: 0,
  WorkingDays: 10,
  DeliveryDate: '2026-12-10',
  UnitPrice: 465.5,
  TotalPrice: 931,
  Delivery: 40,
  Vat: 60.9,
};

const ROWS: CalculationRows = {
  Items: [
    {
      ...ROW,
      Rounding: -0.02,
      Deposit: 30,
      Options: [{ Option: 0, Amount: 12.5 }],
      Markers: ['cheapest'],
      CheaperAmount: { Amount: 3, TotalPrice: 930 },
      Children: [{ ...ROW, Id: '12-23-1-0', Dealer: 1 }],
    },
  ],
  Dealers: [
    {
      ...{
        DealerId: 1,
        BranchId: 11,
        DealerName: 'Uckermark',
        DealerCompany: 'Uckermark GmbH',
        DealerPlace: 'Prenzlau',
      },
      ...{ DealerSince: 2014, Rating: 4.9, RatingCount: 312, DistanceKm: 84, Payment: 0 },
    },
    {
      ...{
        DealerId: 1,
        BranchId: 12,
        DealerName: 'Uckermark',
        DealerCompany: 'Uckermark GmbH',
        DealerPlace: 'Templin',
      },
      ...{ DealerSince: 2014, Rating: 4.9, RatingCount: 312, DistanceKm: 60, Payment: 0 },
    },
  ],
  Goods: [
    {
      ...{
        ProductId: 23,
        ProductName: 'Sackware',
        CertificationId: 1,
        Certification: 'ENplus A1',
        Characteristics: [],
      },
      ...{ MakerId: null, PalletWeightKg: 975 },
    },
  ],
  PaymentKinds: [{ PaymentIds: [1, 2], DefaultPaymentId: 1, IsRatePayPayment: false, MonthlyRateCount: 0 }],
  Options: [{ Key: 'DeliveryTime', Id: 103, Name: 'bis 10 Werktage' }],
  Amount: 2,
  UnitSize: 1,
  VatRate: 7,
  HasDefaultOffers: false,
  PlaceName: 'Berlin',
  ValidUntil: '2026-11-21T23:00:00.000Z',
  Scale: [],
};

describe('offers as rows', () => {
  it('become offers that say everything, whose parts add up', () => {
    const [offer] = unfoldCalculation(ROWS).Items;
    expect(offer).toMatchObject({
      Id: '11-23-1-103',
      DealerPlace: 'Prenzlau',
      DistanceKm: 84,
      ProductName: 'Sackware',
      PaymentIds: [1, 2],
      // 931.02 of 1950 kg.
      TonnePrice: 477.45,
      Deposit: 30,
      Markers: ['cheapest'],
      CheaperAmount: { Amount: 3, TotalPrice: 930 },
      Split: {
        Goods: 878.52,
        GoodsUnitPrice: 439.26,
        Delivery: 40,
        Options: [{ Key: 'DeliveryTime', Id: 103, Name: 'bis 10 Werktage', Amount: 12.5 }],
        Rounding: -0.02,
        Net: 870.12,
        Vat: 60.9,
        VatRate: 7,
        Total: 931,
      },
    });
    expect(offer?.Children).toEqual([
      expect.objectContaining({ BranchId: 12, DealerPlace: 'Templin', Deposit: 0, Markers: [], CheaperAmount: null }),
    ]);
  });

  it.each([
    ['a dealer', { Items: [{ ...ROW, Dealer: 2, Children: [] }] }],
    ['goods', { Items: [{ ...ROW, Children: [{ ...ROW, Goods: 1 }] }] }],
    ['an option', { Items: [{ ...ROW, Options: [{ Option: 1, Amount: 1 }], Children: [] }] }],
    ['payment kinds', { PaymentKinds: [] }],
  ])('are refused where a row refers to %s that is not there', (_what, fields) => {
    expect(v.is(CalculationRows, ROWS)).toBe(true);
    expect(v.is(CalculationRows, { ...ROWS, ...fields })).toBe(false);
  });
});

import type { Offer } from '@heizplatz/contract';
import { buildOffer } from './build-offer';

/** Two pallets of bags, whose deposit stands beside the total. */
export const buildPalletOffer = (overrides: Partial<Offer> = {}): Offer =>
  buildOffer({
    Id: '11-23-1-103',
    ProductId: 23,
    ProductName: 'Holzpellets Sackware',
    Characteristics: [
      { Key: 'Certification', Label: 'Zertifikat', Value: 'ENplus A1' },
      { Key: 'PalletWeight', Label: 'Gewicht', Value: '975 kg je Palette' },
      { Key: 'Bags', Label: 'Säcke', Value: '65 Säcke zu 15 kg je Palette' },
      { Key: 'Total', Label: 'Insgesamt', Value: '130 Säcke, 1.950 kg' },
    ],
    UnitPrice: 465.5,
    TonnePrice: 477.44,
    PalletWeightKg: 975,
    TotalPrice: 931,
    Deposit: 30,
    Split: {
      Goods: 891,
      GoodsUnitPrice: 445.5,
      Delivery: 40,
      Options: [{ Key: 'DeliveryTime', Id: 103, Name: 'bis 10 Werktage', Amount: 0 }],
      Rounding: 0,
      Net: 870.09,
      Vat: 60.91,
      VatRate: 7,
      Total: 931,
    },
    ...overrides,
  });

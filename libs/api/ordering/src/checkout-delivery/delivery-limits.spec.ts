import { OPTION_IDS } from '@heizplatz/api-catalog';
import { deliveryLimits, type LimitedDelivery } from './delivery-limits';

const delivery = (changes: Partial<LimitedDelivery['configuration']> = {}, placeName = 'München'): LimitedDelivery => ({
  configuration: { CountryId: 1, ProductGroupId: 3, ZipCode: '80331', Stations: 1, Parameters: [], ...changes },
  offer: { DeliveryDate: '2026-12-10' },
  placeName,
});

describe('delivery limits in words', () => {
  it('name place, amounts, day and reach', () => {
    expect(deliveryLimits(delivery())).toEqual([
      'Geliefert wird nach 80331 München an eine Lieferstelle.',
      'Bestellt werden können 1.000 bis 20.000 kg.',
      'Geliefert wird an Werktagen, spätestens am Do, 10.12.2026.',
      'Der Schlauch reicht 30 m weit, gemessen vom Stellplatz des Lastwagens.',
    ]);
  });

  it('follow the hose that was chosen', () => {
    const limits = deliveryLimits(delivery({ Parameters: [{ Id: OPTION_IDS.hose60, Key: 'Hose' }] }));
    expect(limits.at(-1)).toContain('60 m weit');
  });

  it('name the kerb for pallets, and Swiss spelling and separators', () => {
    const limits = deliveryLimits(
      delivery({ CountryId: 3, ProductGroupId: 4, ZipCode: '8001', Stations: 2 }, 'Großwangen'),
    );
    expect(limits[0]).toBe('Geliefert wird nach 8001 Grosswangen an 2 Lieferstellen mit dieser Postleitzahl.');
    expect(limits[1]).toBe('Bestellt werden können 1 bis 15 Paletten.');
    expect(limits.at(-1)).toContain('Bordsteinkante');
  });
});

import { defaultConfiguration } from './default-configuration.ts';

test('a visitor starts with one station and the amount of the group, and nothing is chosen', () => {
  expect(defaultConfiguration(2, 4)).toStrictEqual({
    IsDefault: true,
    Initialized: false,
    CountryId: 2,
    ProductGroupId: 4,
    ZipCode: '',
    Amount: 1,
    Stations: 1,
    Product: { Id: -1 },
    Ordering: 'total',
    AppointmentPlus: false,
    OnlyCertified: false,
    PalletBagSize: null,
    PalletBagCount: null,
    Parameters: [],
    ProductCertifications: [],
    LooseBlowingProcess: [],
    OfferProductCertifications: [],
    OfferLooseBlowingProcess: [],
  });
});

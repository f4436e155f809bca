import { staffDealersHandlers } from '@heizplatz/api-after-sales';
import { identityHandlers } from '@heizplatz/api-identity';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { dealerSupport, EXAMPLE_MARKET } from './testing/staffed-market';

const api = withApi({ handlers: [...identityHandlers, ...staffDealersHandlers], template: EXAMPLE_MARKET });

it('has each postcode of a country with its place, in thousandths of a degree', async () => {
  const staff = await dealerSupport(api());
  const { ZipCodes, Latitudes, Longitudes } = await staff.call(CALLS.postcodeMap, { params: { countryId: 1 } });
  expect([ZipCodes.length, Latitudes.length, Longitudes.length]).toEqual(Array(3).fill(ZipCodes.length));
  expect(ZipCodes).toEqual(ZipCodes.toSorted());
  const at = ZipCodes.indexOf('84028');
  // Landshut, to a tenth of a degree.
  expect([Latitudes[at], Longitudes[at]].map((value) => Math.round((value ?? 0) / 100))).toEqual([485, 122]);
  expect((await staff.get('/api/support/haendler/karte/4')).status).toBe(400);
});

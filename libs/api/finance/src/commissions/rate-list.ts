import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { describeGroup } from '@heizplatz/calculator';
import { CALLS, type CallRequest, type CommissionRateRow, STAFF_LISTS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { RATES, readRates } from './rate-repository';

type Query = CallRequest<typeof CALLS.commissionRates>['query'];

/** GET /api/support/provisionssaetze. */
export const rateList = defineStaffList<Query, CommissionRateRow>({
  call: CALLS.commissionRates,
  exportCall: CALLS.exportCommissionRates,
  ...RATES,
  read: (db, ids) => readRates(db, ids.map(Number)),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.commissionRates, {
    dealer: ({ DealerName }: CommissionRateRow) => DealerName ?? 'alle Händler',
    country: ({ CountryId }) => (CountryId === null ? 'alle' : siteById(CountryId).iso),
    group: ({ ProductGroupId: id }) => (id === null ? 'alles' : describeGroup(id).name),
  }),
});

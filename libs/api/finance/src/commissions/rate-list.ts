import { defineStaffList } from '@heizplatz/api-identity';
import { describeGroup } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { RATES, readRates } from './rate-repository';

/** GET /api/support/provisionssaetze. */
export const rateList = defineStaffList({
  call: CALLS.commissionRates,
  exportCall: CALLS.exportCommissionRates,
  fileName: 'provisionssaetze',
  ...RATES,
  read: (db, ids) => readRates(db, ids.map(Number)),
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Händler', kind: 'text', value: ({ DealerName }) => DealerName ?? 'alle Händler' },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => (CountryId === null ? 'alle' : siteById(CountryId).iso) },
    {
      title: 'Ware',
      kind: 'text',
      value: ({ ProductGroupId: id }) => (id === null ? 'alles' : describeGroup(id).name),
    },
    { title: 'Gilt ab', kind: 'date', value: ({ ValidFrom }) => ValidFrom },
    { title: 'Satz %', kind: 'number', value: ({ RatePercent }) => RatePercent },
    { title: 'Abgerechnet', kind: 'boolean', value: ({ IsLocked }) => IsLocked },
    { title: 'Händlernummer', kind: 'number', value: ({ DealerId }) => DealerId },
  ],
});

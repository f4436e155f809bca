import { defineStaffList } from '@heizplatz/api-identity';
import { groupName, describeGroup } from '@heizplatz/calculator';
import { CALLS, type CallRequest, type DeliveryPointFeeRow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { FEE_ROWS, readFees } from './fee-repository';

type Query = CallRequest<typeof CALLS.stationFees>['query'];

const GROUP_NAMES = { 1: 'Privat', 2: 'Gewerbe', 3: 'Sammelbesteller' } as const;
const customerGroupsText = ({ CustomerGroupIds: ids }: DeliveryPointFeeRow): string =>
  ids.length === Object.keys(GROUP_NAMES).length ? 'alle' : ids.map((id) => GROUP_NAMES[id]).join(', ');

/** GET /api/support/saetze/gebuehren: what dealers take for each delivery point, out of the price lists. */
export const feeList = defineStaffList<Query, DeliveryPointFeeRow>({
  call: CALLS.stationFees,
  exportCall: CALLS.exportStationFees,
  ...FEE_ROWS,
  read: (db, ids, { clock }) => readFees(db, ids.map(String), clock()),
  getId: ({ FeeId }) => FeeId,
  columns: [
    { title: 'Händler', kind: 'text', value: ({ DealerName }) => DealerName },
    { title: 'Lieferpauschale', kind: 'money', value: ({ Fee }) => Fee },
    { title: 'Währung', kind: 'text', value: ({ Currency }) => Currency },
    {
      title: 'Warengruppe',
      kind: 'text',
      value: (row) => groupName(describeGroup(row.ProductGroupId), row.CountryId),
    },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => siteById(CountryId).iso },
    { title: 'Kundengruppen', kind: 'text', value: customerGroupsText },
    { title: 'Filialen', kind: 'text', value: ({ Branches }) => Branches.join(', ') },
    { title: 'Gilt ab', kind: 'time', value: ({ ValidFrom }) => ValidFrom },
    { title: 'Geltung', kind: 'text', value: ({ Phase }) => (Phase === 'coming' ? 'kommt' : 'gilt') },
    { title: 'Händlernummer', kind: 'number', value: ({ DealerId }) => DealerId },
  ],
  fileName: 'lieferpauschalen',
});

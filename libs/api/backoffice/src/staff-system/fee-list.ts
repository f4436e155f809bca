import { CUSTOMER_GROUP_NAMES } from '@heizplatz/api-catalog';
import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { groupName, describeGroup } from '@heizplatz/calculator';
import { CALLS, type CallRequest, type DeliveryPointFeeRow, STAFF_LISTS } from '@heizplatz/contract';
import { FEE_ROWS, readFees } from './fee-repository';

type Query = CallRequest<typeof CALLS.stationFees>['query'];

const customerGroupsText = ({ CustomerGroupIds: ids }: DeliveryPointFeeRow): string =>
  ids.length === Object.keys(CUSTOMER_GROUP_NAMES).length
    ? 'alle'
    : ids.map((id) => CUSTOMER_GROUP_NAMES[id]).join(', ');

/** GET /api/support/saetze/gebuehren: what dealers take for each delivery point, out of the price lists. */
export const feeList = defineStaffList<Query, DeliveryPointFeeRow>({
  call: CALLS.stationFees,
  exportCall: CALLS.exportStationFees,
  ...FEE_ROWS,
  read: (db, ids, { clock }) => readFees(db, ids.map(String), clock()),
  getId: ({ FeeId }) => FeeId,
  ...declaredColumns(STAFF_LISTS.stationFees, {
    group: (row: DeliveryPointFeeRow) => groupName(describeGroup(row.ProductGroupId), row.CountryId),
    customers: customerGroupsText,
    branches: ({ Branches }) => Branches.join(', '),
  }),
});

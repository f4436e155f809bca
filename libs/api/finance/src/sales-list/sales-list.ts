import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { KG_PER_TONNE } from '@heizplatz/calculator';
import { CALLS, type CallRequest, type SalesRow, STAFF_LISTS } from '@heizplatz/contract';
import { monthName } from '@heizplatz/country';
import { findSales, SALES_ROWS } from './sales-repository';

type Query = CallRequest<typeof CALLS.salesList>['query'];

const getId = ({ Month, DealerId }: SalesRow): string => `${Month}-01/${DealerId}`;

/** What dealers sold and owe: one month of all dealers, or all months of one. */
export const salesList = defineStaffList<Query, SalesRow>({
  call: CALLS.salesList,
  exportCall: CALLS.exportSalesList,
  ...SALES_ROWS,
  read: (db, ids) => findSales(db, ids),
  getId,
  ...declaredColumns(STAFF_LISTS.salesList, {
    month: ({ Month }: SalesRow) => monthName(Month),
    weight: ({ WeightKg }) => WeightKg / KG_PER_TONNE,
  }),
});

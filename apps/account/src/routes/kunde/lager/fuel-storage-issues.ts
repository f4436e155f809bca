import { CALLS, type CallInput } from '@heizplatz/contract';
import { fieldIssues } from '@heizplatz/form-ui';

type Statement = CallInput<typeof CALLS.saveCustomerStore>['body'];

/** Per field the code of what is wrong, as the API would say it; `today` is an ISO date. */
export function fuelStorageIssues(body: Statement, today: string): Readonly<Record<string, string>> {
  const schema = CALLS.saveCustomerStore.body;
  const { StockKg, CapacityKg, FilledAt } = body;
  return {
    ...(StockKg !== null && CapacityKg !== null && StockKg > CapacityKg && { StockKg: 'STOCK_ABOVE_CAPACITY' }),
    ...(FilledAt !== null && FilledAt > today && { FilledAt: 'DATE_INV' }),
    ...(schema && fieldIssues(schema, body)),
  };
}

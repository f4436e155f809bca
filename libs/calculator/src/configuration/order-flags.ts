import { parseBoolean } from '../query/parse-boolean.ts';
import { QUERY_NAMES } from '../query/query-names.ts';

/** What an order's query allows beside the configuration; absent where the query does not say. */
export interface OrderFlags {
  readonly allowCompany?: boolean;
  readonly allowInvoiceAddress?: boolean;
}

/** Reads ac and ai. */
export function decodeOrderFlags(query: URLSearchParams): OrderFlags {
  const allowCompany = parseBoolean(query.get(QUERY_NAMES.allowCompany));
  const allowInvoiceAddress = parseBoolean(query.get(QUERY_NAMES.allowInvoiceAddress));
  return {
    ...(allowCompany !== undefined && { allowCompany }),
    ...(allowInvoiceAddress !== undefined && { allowInvoiceAddress }),
  };
}

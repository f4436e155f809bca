import type { CALLS, CallInput } from '@heizplatz/contract';
import { CUSTOMER_ORDERS_PATH } from '@heizplatz/routes';

export type Stage = 'all' | 'open' | 'done';

export interface OrdersPage {
  readonly stage: Stage;
  /** From 1. */
  readonly page: number;
}

/** What the address calls a stage. */
const STAGE_LABELS = { offen: 'open', erledigt: 'done' } as const;

/** Reads the address; what is no page is the first, what is no stage is all. */
export function readOrdersPage(query: URLSearchParams): OrdersPage {
  const [text, page] = [query.get('stand'), query.get('seite') ?? ''];
  const stage = text === 'offen' || text === 'erledigt' ? STAGE_LABELS[text] : 'all';
  return { stage, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

export function ordersPath({ stage, page }: OrdersPage): string {
  const query = new URLSearchParams();
  if (stage !== 'all') query.set('stand', stage === 'open' ? 'offen' : 'erledigt');
  if (page > 1) query.set('seite', String(page));
  return CUSTOMER_ORDERS_PATH + (query.size > 0 ? `?${query}` : '');
}

/** Input of the customerOrders call, the same for loader and view. */
export const ordersInput = ({ stage, page }: OrdersPage): CallInput<typeof CALLS.customerOrders> => ({
  query: { page: String(page), state: stage },
});

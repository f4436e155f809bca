import {
  FIELD_NAMES,
  REVIEW,
  STEP_NAME,
  WITHDRAWAL_FIELDS,
  WITHDRAWAL_PATH,
  type WithdrawalInput,
} from './withdrawal-input';
import type { WithdrawalPage } from './withdrawal-page';

type Known = Pick<WithdrawalPage, 'orderId' | 'token' | 'isTyped'>;

const knownOf = ({ orderId, token }: Known): Record<string, string> => ({
  ...(orderId && { bestellung: orderId }),
  ...(token && { token }),
});

const pathWith = (query: Record<string, string>): string =>
  Object.keys(query).length > 0 ? `${WITHDRAWAL_PATH}?${new URLSearchParams(query)}` : WITHDRAWAL_PATH;

export const reviewPath = (page: Known): string => pathWith({ ...knownOf(page), [STEP_NAME]: REVIEW });

/** Back to the form. What came without script stands in the address and goes back in it; else the page keeps it. */
export function formPath(page: Known, input: WithdrawalInput): string {
  const typed = Object.fromEntries(WITHDRAWAL_FIELDS.map((name) => [FIELD_NAMES[name], input[name]]));
  return pathWith({ ...knownOf(page), ...(page.isTyped && typed) });
}

import { WITHDRAW_PATH } from '@heizplatz/routes';
import { REVIEW, STEP_NAME } from './withdrawal-input';
import type { WithdrawalPage } from '../withdrawal-page';

type Known = Pick<WithdrawalPage, 'orderId' | 'token'>;

function pathWith({ orderId, token }: Known, step: Record<string, string>): string {
  const query = { ...(orderId && { bestellung: orderId }), ...(token && { token }), ...step };
  return Object.keys(query).length > 0 ? `${WITHDRAW_PATH}?${new URLSearchParams(query)}` : WITHDRAW_PATH;
}

export const reviewPath = (page: Known): string => pathWith(page, { [STEP_NAME]: REVIEW });
export const formPath = (page: Known): string => pathWith(page, {});

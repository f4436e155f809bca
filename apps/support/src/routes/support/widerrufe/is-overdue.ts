import type { WithdrawalRow } from '@heizplatz/contract';

/** Not settled, and its legal refund day is over. */
export const isOverdue = ({ RefundDaysLeft }: Pick<WithdrawalRow, 'RefundDaysLeft'>): boolean =>
  RefundDaysLeft !== null && RefundDaysLeft < 0;

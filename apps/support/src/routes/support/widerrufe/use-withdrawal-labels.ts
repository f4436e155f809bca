import { RECEIPT_STATE_LABELS, WITHDRAWAL_OUTCOME_LABELS, type WithdrawalRow } from '@heizplatz/contract';
import { useLabels } from '../../../shared/labels/use-labels';

interface WithdrawalLabels {
  readonly outcomes: Readonly<Record<WithdrawalRow['Outcome'], string>>;
  /** The delivery state of the confirmation that the law requires. */
  readonly receipts: Readonly<Record<NonNullable<WithdrawalRow['ReceiptMail']>['State'], string>>;
}

export const useWithdrawalLabels = (): WithdrawalLabels => ({
  outcomes: useLabels(WITHDRAWAL_OUTCOME_LABELS),
  receipts: useLabels(RECEIPT_STATE_LABELS),
});

import type { WithdrawalRow } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

interface WithdrawalLabels {
  readonly outcomes: Readonly<Record<WithdrawalRow['Outcome'], string>>;
  /** The delivery state of the confirmation that the law requires. */
  readonly receipts: Readonly<Record<NonNullable<WithdrawalRow['ReceiptMail']>['State'], string>>;
}

export function useWithdrawalLabels(): WithdrawalLabels {
  const { t } = useLingui();
  return {
    outcomes: {
      withdrawn: t`widerrufen`,
      part: t`Teil widerrufen`,
      unclear: t`zu prüfen`,
      waiting: t`wartet auf Bestätigung`,
      unknown: t`Bestellung unbekannt`,
      undone: t`zurückgenommen`,
    },
    receipts: { queued: t`unterwegs`, sent: t`gesendet`, kept: t`aufbewahrt`, failed: t`gescheitert` },
  };
}

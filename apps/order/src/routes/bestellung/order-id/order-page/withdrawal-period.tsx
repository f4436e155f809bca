import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';

interface WithdrawalPeriodProps {
  /** Last day of the period; null before the delivery. */
  readonly until: string | null;
}

export function WithdrawalPeriod({ until }: WithdrawalPeriodProps) {
  const site = useSite();
  return (
    <p className="quiet">
      {until ? (
        <Trans>
          Sie können bis {formatLongDate(until, site)} ohne Angabe von Gründen widerrufen, solange die Ware nicht
          untrennbar mit anderer vermischt ist.
        </Trans>
      ) : (
        <Trans>Vor der Lieferung ist der Widerruf jederzeit kostenlos. Gründe brauchen Sie keine.</Trans>
      )}
    </p>
  );
}

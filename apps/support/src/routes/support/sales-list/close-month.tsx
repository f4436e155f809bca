import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type SalesMonth } from '@heizplatz/contract';
import { monthName } from '@heizplatz/country';
import { Button, Dialog, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface CloseMonthProps {
  readonly month: SalesMonth;
  readonly onClosed: () => Promise<unknown>;
}

/** Closing cannot be undone, so it requires confirmation. */
export function CloseMonth({ month, onClosed }: CloseMonthProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { submit, isBusy, problem } = useSubmit();
  const [isRequested, setIsRequested] = useState(false);
  const name = monthName(month.Month);
  async function close() {
    const isDone = await submit(() => api(CALLS.closeSalesMonth, { body: { Month: month.Month } }));
    if (!isDone) return;
    setIsRequested(false);
    await onClosed();
    show({ tone: 'good', text: t`${name} ist abgeschlossen` });
  }
  return (
    <>
      <Button variant="primary" size="small" onClick={() => setIsRequested(true)}>
        <Trans>Monat abschließen</Trans>
      </Button>
      <Dialog
        open={isRequested}
        onClose={() => setIsRequested(false)}
        title={<Trans>{name} abschließen?</Trans>}
        footer={
          <>
            <Button variant="quiet" onClick={() => setIsRequested(false)}>
              <Trans>Noch nicht</Trans>
            </Button>
            <Button variant="primary" busy={isBusy} busyText={t`Wird abgeschlossen …`} onClick={() => void close()}>
              <Trans>Endgültig abschließen</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Danach ändert sich an diesem Monat nichts mehr. Was später geliefert, storniert oder widerrufen wird, steht
            als Korrektur im nächsten offenen Monat.
          </Trans>
        </p>
        {month.OrdersExpected > 0 && (
          <p>
            <Trans>
              {month.OrdersExpected} Bestellungen sind noch nicht geliefert und zählen mit der bestellten Menge.
            </Trans>
          </p>
        )}
        {problem && (
          <Notice tone="bad" announce>
            {problem.problem.detail}
          </Notice>
        )}
      </Dialog>
    </>
  );
}

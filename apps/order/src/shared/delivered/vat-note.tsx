import type { DeliveredWeight, PlannedVat } from '@heizplatz/contract';
import { formatLongDate, formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { rateText } from '../offer/rate-text';

/** That the rate of VAT changed between order and delivery, and what that means; nothing where it did not. */
export function VatNote({ ChangedVat: changed }: Pick<DeliveredWeight, 'ChangedVat'>) {
  const site = useSite();
  if (!changed) return null;
  const [rate, former] = [rateText(changed.Rate, site), rateText(changed.FormerRate, site)];
  const amount = formatMoney(changed.Amount, site);
  return (
    <p>
      <Trans>
        Am Tag der Lieferung galten {rate} MwSt. statt {former}.
      </Trans>{' '}
      {changed.IsNetAgreed ? (
        <Trans>Der vereinbarte Nettopreis bleibt gleich; dazu kommen {amount} MwSt.</Trans>
      ) : (
        <Trans>Der vereinbarte Gesamtpreis bleibt davon gleich; enthalten sind {amount} MwSt.</Trans>
      )}
    </p>
  );
}

/** The same of a day that is proposed or agreed. */
export function PlannedVatNote({ planned }: { readonly planned: PlannedVat | null | undefined }) {
  const site = useSite();
  if (!planned) return null;
  const [rate, former] = [rateText(planned.Rate, site), rateText(planned.FormerRate, site)];
  const [amount, total] = [formatMoney(planned.Amount, site), formatMoney(planned.TotalPrice, site)];
  const day = formatLongDate(planned.Date, site);
  return (
    <p>
      <Trans>
        Am {day} gelten {rate} MwSt. statt {former}.
      </Trans>{' '}
      {planned.IsNetAgreed ? (
        <Trans>
          Der vereinbarte Nettopreis bleibt gleich; mit {amount} MwSt. sind es dann {total}.
        </Trans>
      ) : (
        <Trans>Der vereinbarte Gesamtpreis bleibt davon gleich; enthalten sind dann {amount} MwSt.</Trans>
      )}
    </p>
  );
}

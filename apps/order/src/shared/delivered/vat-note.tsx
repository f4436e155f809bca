import type { DeliveredWeight } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
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

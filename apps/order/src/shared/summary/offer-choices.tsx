import type { ProductGroup } from '@heizplatz/calculator';
import type { Offer } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { useTotalText } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { unitPriceText } from '../offer/unit-price-text';
import styles from './nearest-choices.module.css';
import { ORDER_FIELDS } from './summary-forms';

interface OfferChoicesProps {
  readonly offers: readonly Offer[];
  readonly group: ProductGroup;
  readonly isBusy: boolean;
  readonly onChoose: (offerId: string) => void;
}

/** Offers that may take the place of the chosen one, in a form that sends the pressed one; nothing where there are none. */
export function OfferChoices({ offers, group, isBusy, onChoose }: OfferChoicesProps) {
  const { t } = useLingui();
  const site = useSite();
  const totalText = useTotalText(site);
  if (offers.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Was dem am nächsten kommt`}>
      {offers.map((offer) => (
        <li key={offer.Id} className={styles.choice}>
          <p>
            <strong>{offer.DealerName}</strong>: {totalText(offer)} ({unitPriceText(offer.UnitPrice, group, site)}),{' '}
            <Trans>Lieferung bis {formatLongDate(offer.DeliveryDate, site)}</Trans>
          </p>
          <Button
            type="submit"
            name={ORDER_FIELDS.offerId}
            value={offer.Id}
            size="small"
            busy={isBusy}
            onClick={(event) => {
              event.preventDefault();
              onChoose(offer.Id);
            }}
          >
            <Trans>Dieses Angebot auswählen</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { offersForOrderPath } from '../../../../shared/checkout/checkout-paths';
import { useCustomerOrder } from '../order-page/customer-order-context';
import styles from './next-offers.module.css';
import { NextOffer } from './next-offer';

/** After a refusal or no answer: the closest offers, reordered with one click up to the summary. */
export function NextOffers() {
  const { order, group } = useCustomerOrder();
  if (order.State !== 'declined' && order.State !== 'expired') return null;
  return (
    <section aria-labelledby="naechste-angebote" className={styles.offers}>
      <CardHeader
        titleId="naechste-angebote"
        title={<Trans>Das kommt Ihrer Bestellung am nächsten</Trans>}
        action={
          <TextLink variant="alone" href={offersForOrderPath(group, order)}>
            <Trans>Alle Angebote ansehen</Trans>
          </TextLink>
        }
      />
      {order.NextOffers.length === 0 && (
        <Card>
          <p>
            <Trans>Für diesen Ort und diese Menge gibt es gerade kein anderes Angebot.</Trans>
          </p>
        </Card>
      )}
      {order.May.Reorder && order.NextOffers.map((offer) => <NextOffer key={offer.Id} offer={offer} />)}
    </section>
  );
}

import { goodsDetails, goodsTitle, type ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { KeyValueList } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './offer-facts.module.css';
import { usePaymentNames } from '../surcharges/use-payment-names';
import { isBlownIn } from '../../../shared/offer/is-blown-in';

/** When it comes, what it is, how it can be paid. */
export function OfferFacts({ offer, group }: { offer: OfferVariant; group: ProductGroup }) {
  const { t } = useLingui();
  const site = useSite();
  const getName = usePaymentNames();
  const facts = [
    { id: 'delivery', label: t`Lieferung bis`, value: formatDate(offer.DeliveryDate, site) },
    { id: 'goods', label: t`Ware`, value: useGoodsText(offer, group) },
    { id: 'payment', label: t`Zahlung`, value: offer.PaymentIds.map(getName).join(', ') },
  ];
  return <KeyValueList variant="stacked" items={facts} className={styles.facts} />;
}

function useGoodsText(offer: OfferVariant, group: ProductGroup): string {
  const { t } = useLingui();
  const { Certification } = offer;
  if (isBlownIn(group) && Certification !== null) return t`${Certification}, lose`;
  return [goodsTitle(offer), goodsDetails(offer)].filter(Boolean).join(', ');
}

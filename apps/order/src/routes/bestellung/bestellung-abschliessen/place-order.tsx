import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { PostForm, useSite } from '@heizplatz/router';
import { Button, Card } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { GoodsHeader } from '../../../shared/checkout/goods-header';
import { PriceSplit } from '../../../shared/offer/price-split';
import { SettlementSentence } from '../../../shared/offer/settlement-sentence';
import { useUnitPriceText } from '../../../shared/offer/use-unit-price-text';
import { ChangedNotice } from './changed-notice';
import { OrderRefused } from './order-refused';
import styles from './place-order.module.css';
import { PlanMetrics } from '../../../shared/summary/plan-metrics';
import { SellerTerms } from './seller-terms';
import { ORDER_FIELDS, SUMMARY_FORMS } from '../../../shared/summary/summary-forms';
import { type Reload, usePlaceOrder } from './use-place-order';

interface PlaceOrderProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly reload: Reload;
}

/** Goods, total, delivery and its date directly above the button (rule CHECKOUT-07). */
export function PlaceOrder({ process, group, reload }: PlaceOrderProps) {
  const { t } = useLingui();
  const site = useSite();
  const { isBusy, problem, before, key, placeOrder } = usePlaceOrder(process, group, reload);
  const { Offer: offer, Configuration: configuration } = process;
  const plan = process.PaymentData.Selected?.Plan;
  const { UnitPrice: unitPrice, TotalPrice: total } = offer;
  const perUnit = useUnitPriceText(group)({ unitPrice, amount: configuration.Amount, total });
  return (
    <Card as="section" className={styles.card} aria-label={t`Ihre Bestellung`}>
      <GoodsHeader process={process} group={group} />
      <PriceSplit
        offer={offer}
        group={group}
        amount={configuration.Amount}
        deliveryPoints={configuration.Stations}
        totalVariant="hero"
      />
      {plan && <PlanMetrics plan={plan} deposit={offer.Deposit} />}
      <p className="quiet">
        {perUnit} · <Trans>Lieferung bis {formatLongDate(offer.DeliveryDate, site)}.</Trans>{' '}
        <SettlementSentence group={group} />
        {process.Seller.SettlesBySteps && (
          <>
            {' '}
            <Trans>
              Kommt mehr als 10 % weniger an, gilt der Preis der Mengenstufe, in der die gelieferte Menge liegt.
            </Trans>
          </>
        )}
      </p>
      <SellerTerms process={process} group={group} />
      <ChangedNotice process={process} group={group} before={before} />
      <OrderRefused problem={problem} process={process} group={group} />
      <PostForm
        name={SUMMARY_FORMS.order}
        aria-label={t`Bestellung`}
        onSubmit={(event) => {
          event.preventDefault();
          void placeOrder();
        }}
      >
        <input type="hidden" name={ORDER_FIELDS.offerId} value={process.OfferId} />
        <input type="hidden" name={ORDER_FIELDS.totalPrice} value={total} />
        <input type="hidden" name={ORDER_FIELDS.key} value={key} />
        <Button type="submit" variant="primary" wide busy={isBusy} busyText={t`Wird bestellt …`}>
          <Trans>zahlungspflichtig bestellen</Trans>
        </Button>
      </PostForm>
    </Card>
  );
}

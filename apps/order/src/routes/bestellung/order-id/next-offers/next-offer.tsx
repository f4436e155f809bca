import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type Offer } from '@heizplatz/contract';
import { formatLongDate, formatMoney } from '@heizplatz/country';
import { DepositNote, GoodsDetails } from '@heizplatz/order-ui';
import { PostForm, useNavigate, useRefusedForm, useSite } from '@heizplatz/router';
import { goodsTitle, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { summaryStepPath } from '@heizplatz/routes';
import { Button, Card, PriceFigure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SubmissionError } from '../../../../shared/checkout/submission-error';
import { unitPriceText } from '../../../../shared/offer/unit-price-text';
import { useCustomerOrder } from '../order-page/customer-order-context';
import styles from './next-offers.module.css';

const OFFER_NAME = 'OfferId';

/** One click creates a new order process from the old order's answers, and leads to its summary. */
export function NextOffer({ offer }: { readonly offer: Offer }) {
  const { t } = useLingui();
  const site = useSite();
  const api = useApi();
  const navigate = useNavigate();
  const titleId = useId();
  const { group, orderKey } = useCustomerOrder();
  const refused = useRefusedForm('neues-angebot');
  const { isBusy, problem, submit } = useSubmit(refused?.values[OFFER_NAME] === offer.Id ? refused.problem : null);
  const reorder = () =>
    submit(async () => {
      const { ProductGroupId } = await api(CALLS.reorder, { body: { ...orderKey, OfferId: offer.Id } });
      void navigate(summaryStepPath(PRODUCT_GROUPS[ProductGroupId]));
    });
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.offer}>
      <div>
        <h3 id={titleId} className={styles.dealer}>
          {offer.DealerName}
        </h3>
        <p className="quiet">
          {offer.DealerPlace} · {goodsTitle(offer)}
        </p>
        <GoodsDetails goods={offer} />
        <p className="quiet">
          <Trans>Lieferung bis {formatLongDate(offer.DeliveryDate, site)}</Trans>
        </p>
      </div>
      <div>
        <PriceFigure value={formatMoney(offer.TotalPrice, site)} note={unitPriceText(offer.UnitPrice, group, site)} />
        <DepositNote deposit={offer.Deposit} site={site} />
      </div>
      <PostForm
        name="neues-angebot"
        className={styles.again}
        onSubmit={(event) => {
          event.preventDefault();
          void reorder();
        }}
      >
        <input type="hidden" name={OFFER_NAME} value={offer.Id} />
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Einen Moment …`}>
          <Trans>Erneut bestellen</Trans>
        </Button>
      </PostForm>
      <SubmissionError problem={problem} />
    </Card>
  );
}

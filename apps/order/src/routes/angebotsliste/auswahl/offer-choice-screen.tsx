import { goodsTitle, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { GoodsDetails } from '@heizplatz/order-ui';
import { PageHeader, PostForm, useLoaderData, useRefusedForm, useSite } from '@heizplatz/router';
import { Button, Card, Notice, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmissionError } from '../../../shared/checkout/submission-error';
import { amountText } from '../../../shared/offer/amount-text';
import { PriceSplit } from '../../../shared/offer/price-split';
import { useUnitPriceText } from '../../../shared/offer/use-unit-price-text';
import type { OfferChoicePage } from './load-offer-choice';
import styles from './offer-choice.module.css';
import { SEEN_FIELDS } from './seen-fields';

/** What is chosen, what it costs, and the button that begins the order; its form goes to the server as it is. */
export function OfferChoiceScreen() {
  const { t } = useLingui();
  const { configuration, listPath, offer } = useLoaderData<OfferChoicePage>();
  const title = offer ? t`Angebot von ${offer.DealerName}` : t`Dieses Angebot gibt es nicht mehr`;
  return (
    <div className={styles.page}>
      <PageHeader title={title} noindex />
      <h1>{title}</h1>
      {offer && <ChosenOffer configuration={configuration} offer={offer} />}
      <p>
        <TextLink href={listPath}>
          <Trans>Andere Angebote ansehen</Trans>
        </TextLink>
      </p>
    </div>
  );
}

function ChosenOffer({
  configuration,
  offer,
}: Pick<OfferChoicePage, 'configuration'> & { readonly offer: OfferVariant }) {
  const { t } = useLingui();
  const site = useSite();
  const refused = useRefusedForm();
  const isChanged = refused?.problem.code === 'VALIDATION';
  const group = PRODUCT_GROUPS[configuration.ProductGroupId];
  const { Amount, Stations, ZipCode } = configuration;
  const amount = amountText(Amount, group, site);
  const perUnit = useUnitPriceText(group)({ unitPrice: offer.UnitPrice, amount: Amount, total: offer.TotalPrice });
  return (
    <Card as="section" aria-label={t`Ihre Auswahl`} className={styles.card}>
      <div>
        <h2>{goodsTitle(offer)}</h2>
        <GoodsDetails goods={offer} />
        <p className="quiet">
          <Trans>
            {amount} nach {ZipCode}
          </Trans>
        </p>
      </div>
      <PriceSplit offer={offer} group={group} amount={Amount} deliveryPoints={Stations} totalVariant="hero" />
      <p className="quiet">
        {perUnit} · <Trans>Lieferung bis {formatLongDate(offer.DeliveryDate, site)}.</Trans>
      </p>
      {isChanged ? (
        <Notice tone="warn" announce title={<Trans>Dieses Angebot hat sich geändert.</Trans>} />
      ) : (
        <SubmissionError problem={refused?.problem ?? null} />
      )}
      <PostForm aria-label={t`Auswahl`}>
        <input type="hidden" name={SEEN_FIELDS.total} value={offer.TotalPrice} />
        <input type="hidden" name={SEEN_FIELDS.day} value={offer.DeliveryDate} />
        <Button type="submit" variant="primary" wide>
          <Trans>Auswählen</Trans>
        </Button>
      </PostForm>
    </Card>
  );
}

import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { Offer } from '@heizplatz/contract';
import { Card, Disclosure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { CheaperAmountNote } from './cheaper-amount-note';
import styles from './offer-card.module.css';
import { OfferDealer } from './offer-dealer';
import { OfferFacts } from './offer-facts';
import { OfferPrice } from './offer-price';
import { OfferVariants } from './offer-variants';
import { PriceSplit } from '../offer/price-split';
import { SellerNote } from '../offer/seller-note';

interface OfferCardProps {
  readonly offer: Offer;
  readonly group: ProductGroup;
  /** What the offer answers. */
  readonly configuration: CalculatorConfiguration;
  /** Framed and opened: the first of the list. */
  readonly isFirst: boolean;
  readonly isExample?: boolean;
  readonly showsNet: boolean;
  /** The way to order the variant that is shown. */
  readonly action?: (offerId: string) => ReactNode;
}

/** A dealer's offer; another of its variants can be swapped in. */
export function OfferCard({
  offer,
  group,
  configuration,
  isFirst,
  isExample = false,
  showsNet,
  action,
}: OfferCardProps) {
  const titleId = useId();
  const [shownId, setShownId] = useState(offer.Id);
  const variants = [offer, ...offer.Children];
  const shown = variants.find(({ Id }) => Id === shownId) ?? offer;
  const others = variants.filter((variant) => variant !== shown);
  return (
    <Card as="article" chosen={isFirst} aria-labelledby={titleId} className={styles.card}>
      <OfferDealer offer={shown} group={group} titleId={titleId} showsDistance={!isExample} />
      {isExample ? <span /> : <OfferFacts offer={shown} group={group} />}
      <div className={styles.price}>
        <OfferPrice offer={shown} group={group} showsNet={showsNet} />
        {action?.(shown.Id)}
      </div>
      <div className={styles.below}>
        {!isExample && <CheaperAmountNote offer={shown} group={group} configuration={configuration} />}
        <Disclosure summary={<Trans>Preis im Einzelnen</Trans>} open={isFirst} className={styles.details}>
          <div className={styles.split}>
            <PriceSplit
              split={shown.Split}
              group={group}
              amount={configuration.Amount}
              stations={configuration.Stations}
            />
            <div className={styles.seller}>
              <SellerNote offer={shown} group={group} />
              <OfferVariants shown={shown} others={others} onSwap={setShownId} />
            </div>
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}

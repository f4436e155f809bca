import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { Card, Disclosure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ResultItem } from '../calculation/calculation-state';
import { CheaperAmountNote } from '../alternatives/cheaper-amount-note';
import styles from './offer-card.module.css';
import { OfferDealer } from './offer-dealer';
import { OfferFacts } from './offer-facts';
import { OfferPrice } from './offer-price';
import { OfferVariants } from './offer-variants';
import { ProductDetailLink } from '../product-detail/product-detail-link';
import { ProductHazardNote } from '../product-detail/product-hazard-note';
import { PriceSplit } from '../../../shared/offer/price-split';
import { SellerNote } from '../offer/seller-note';

interface OfferCardProps {
  readonly item: ResultItem;
  readonly group: ProductGroup;
  /** The configuration that the offer matches. */
  readonly configuration: CalculatorConfiguration;
  /** Framed: the first of the list. */
  readonly isFirst: boolean;
  /** Where a link within the page leads; it can receive the focus. */
  readonly anchorId?: string | undefined;
  readonly isExample?: boolean;
  readonly showsNet: boolean;
  /** The action for ordering the visible variant. */
  readonly action?: ReactNode;
  /** The way into the comparison. */
  readonly compare?: ReactNode;
  /** What is known of the goods; absent for examples, which cannot be ordered. */
  readonly init?: InitConfiguration;
  readonly onSwap?: ((variantId: string) => void) | undefined;
}

/** A dealer's offer by the variant that is selected; another can be swapped in. */
export function OfferCard({
  item,
  group,
  configuration,
  isFirst,
  anchorId,
  isExample = false,
  showsNet,
  action,
  compare,
  init,
  onSwap,
}: OfferCardProps) {
  const titleId = useId();
  const { selected: view } = item;
  return (
    <Card
      as="article"
      chosen={isFirst}
      aria-labelledby={titleId}
      className={styles.card}
      {...(anchorId !== undefined && { id: anchorId, tabIndex: -1 })}
    >
      <OfferDealer offer={view} group={group} titleId={titleId} showsDistance={!isExample} />
      <div className={styles.price}>
        <OfferPrice offer={view} group={group} amount={configuration.Amount} showsNet={showsNet} />
        {action}
      </div>
      <div className={styles.facts}>
        {!isExample && <OfferFacts offer={view} group={group} />}
        {init && <ProductDetailLink offer={view} configuration={configuration} />}
      </div>
      <div className={styles.below}>
        {init && <ProductHazardNote offer={view} configuration={configuration} init={init} />}
        {!isExample && <CheaperAmountNote offer={view} group={group} configuration={configuration} />}
        <div className={styles.more}>
          <PriceDetails item={item} group={group} configuration={configuration} onSwap={onSwap} />
          {compare && <div className={styles.compare}>{compare}</div>}
        </div>
      </div>
    </Card>
  );
}

type PriceDetailsProps = Pick<OfferCardProps, 'item' | 'group' | 'configuration' | 'onSwap'>;

/** How the price comes about, who sells, and the dealer's other variants. */
function PriceDetails({ item, group, configuration, onSwap }: PriceDetailsProps) {
  const { selected: view, unselected } = item;
  const { Amount, Stations } = configuration;
  return (
    <Disclosure summary={<Trans>Preis im Einzelnen</Trans>} className={styles.details}>
      <div className={styles.split}>
        <PriceSplit offer={view} group={group} amount={Amount} deliveryPoints={Stations} />
        <div className={styles.seller}>
          <SellerNote offer={view} group={group} />
          {onSwap && <OfferVariants view={view} others={unselected} onSwap={onSwap} />}
        </div>
      </div>
    </Disclosure>
  );
}

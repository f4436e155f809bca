import { useCall } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type InitConfiguration } from '@heizplatz/contract';
import { Notice, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { resultItem } from '../calculation/calculation-state';
import { ChooseButton } from './choose-button';
import { customerGroupId } from '../../../shared/offer-list/filter-state';
import { useKeepQuery } from '../list/kept-query';
import { listAddress } from '../list/list-address';
import { OfferCard } from './offer-card';
import styles from '../offer-matches.module.css';
import { orderCalculationInput } from '../../../shared/offer-list/order-calculation-input';
import type { OfferChoice } from './use-choose-offer';
import { useOfferSwaps } from '../alternatives/use-offer-swaps';

/** Id of the customer group whose members deduct VAT. */
const BUSINESS = 2;

interface DealerOfferProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
  readonly init: InitConfiguration;
  readonly choice: OfferChoice;
}

/** Where a list comes from a dealer (query haendler): its offer, before all of them. */
export function DealerOffer({ group, configuration, init, choice }: DealerOfferProps) {
  const { DealerId } = configuration;
  const { data } = useCall(
    CALLS.calculateOrder,
    DealerId === undefined ? null : orderCalculationInput(configuration, DealerId),
  );
  const { swaps, swap } = useOfferSwaps(configuration);
  const keepQuery = useKeepQuery();
  if (!data) return null;
  const { Item } = data;
  const others = keepQuery(listAddress(configuration, { DealerId: undefined }));
  if (!Item) {
    return (
      <Notice tone="warn" title={<Trans>Der gewählte Händler hat dafür zurzeit kein Angebot.</Trans>}>
        <p>
          <Trans>
            Unten stehen die Angebote der anderen. <TextLink href={others}>Nur die Liste zeigen</TextLink>
          </Trans>
        </p>
      </Notice>
    );
  }
  const item = resultItem(Item, swaps[Item.Id]);
  const { DealerName: dealer } = Item;
  return (
    <section aria-labelledby="dealer-offer" className={styles.dealer}>
      <p id="dealer-offer" className={styles.dealerTitle}>
        <Trans>Das Angebot von {dealer}</Trans>
      </p>
      <OfferCard
        item={item}
        group={group}
        configuration={configuration}
        isFirst={false}
        showsNet={customerGroupId(configuration) === BUSINESS}
        init={init}
        action={<ChooseButton offer={item.selected} choice={choice} />}
        onSwap={(variantId) => swap(Item.Id, variantId)}
      />
      <p className={styles.dealerTitle}>
        <Trans>
          Alle Angebote zum Vergleich · <TextLink href={others}>nur die Liste zeigen</TextLink>
        </Trans>
      </p>
    </section>
  );
}

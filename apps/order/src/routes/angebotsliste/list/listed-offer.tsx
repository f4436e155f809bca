import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, Offer, OfferVariant } from '@heizplatz/contract';
import { memo } from 'react';
import { resultItem } from '../calculation/calculation-state';
import { CompareCheckbox } from '../comparison/compare-checkbox';
import { ChooseButton } from '../offer-card/choose-button';
import type { OfferChoice } from '../offer-card/use-choose-offer';
import { OfferCard } from '../offer-card/offer-card';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';

interface ListedOfferProps {
  readonly offer: Offer;
  /** The offer itself or one of its children. */
  readonly selected: OfferVariant;
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
  readonly init: InitConfiguration;
  readonly isFirst: boolean;
  /** The link to the offers after the first leads to it. */
  readonly anchorId: string | undefined;
  readonly showsNet: boolean;
  /** It is being taken over. */
  readonly isBusy: boolean;
  readonly isCompared: boolean;
  readonly canCompare: boolean;
  readonly onChoose: OfferChoice['choose'];
  readonly onCompare: (offerId: string) => void;
  readonly onSwap: (offerId: string, selectedId: string, variantId: string) => void;
}

/**
 * A card of the list. Memoised, since a list of thirty takes a phone a tenth of a second, and the list renders for
 * everything that is opened over it or arrives beside it.
 */
export const ListedOffer = memo(function ListedOffer(props: ListedOfferProps) {
  const { offer, selected, group, configuration, init, isFirst, anchorId, showsNet } = props;
  const { isBusy, isCompared, canCompare, onChoose, onCompare, onSwap } = props;
  return (
    <OfferCard
      item={resultItem(offer, selected.Id)}
      group={group}
      configuration={configuration}
      isFirst={isFirst}
      anchorId={anchorId}
      showsNet={showsNet}
      init={init}
      action={<ChooseButton offer={selected} choice={{ busyId: isBusy ? selected.Id : null, choose: onChoose }} />}
      compare={
        <CompareCheckbox
          dealer={selected.DealerName}
          isChosen={isCompared}
          isDisabled={!canCompare}
          onToggle={() => onCompare(selected.Id)}
        />
      }
      onSwap={(variantId) => onSwap(offer.Id, selected.Id, variantId)}
    />
  );
});

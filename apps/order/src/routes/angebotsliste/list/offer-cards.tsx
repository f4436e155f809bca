import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { Plural } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { NoMatches } from '../alternatives/no-matches';
import type { Calculation } from '../calculation/use-calculation';
import type { CompareSelection } from '../comparison/compare-selection';
import type { OfferChoice } from '../offer-card/use-choose-offer';
import { customerGroupId } from '../../../shared/offer-list/filter-state';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { ListedOffer } from './listed-offer';
import { useStableCallback } from './use-stable-callback';

/** Id of the customer group whose members deduct VAT. */
const BUSINESS = 2;

interface OfferCardsProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
  readonly init: InitConfiguration;
  readonly calculation: Pick<Calculation, 'results' | 'swap'>;
  readonly choice: OfferChoice;
  readonly selection: CompareSelection;
  readonly alternatives: ComponentProps<typeof NoMatches>['alternatives'];
}

/** The list's cards: each renders again only when its own offer, choice or comparison changes. */
export function OfferCards(props: OfferCardsProps) {
  const { group, configuration, calculation, init, choice, selection, alternatives } = props;
  const { results, swap } = calculation;
  const choose = useStableCallback(choice.choose);
  const compare = useStableCallback(selection.toggle);
  const swapIn = useStableCallback((offerId: string, selectedId: string, variantId: string) => {
    selection.replace(selectedId, variantId);
    swap(offerId, variantId);
  });
  return (
    <>
      <p role="status" className="visually-hidden">
        <Plural value={results.length} one="1 Angebot in der Liste" other="# Angebote in der Liste" />
      </p>
      {results.length === 0 && <NoMatches configuration={configuration} init={init} alternatives={alternatives} />}
      {results.map(({ offer, selected }, position) => {
        const isCompared = selection.isChosen(selected.Id);
        return (
          <ListedOffer
            key={offer.Id}
            offer={offer}
            selected={selected}
            group={group}
            configuration={configuration}
            init={init}
            isFirst={position === 0}
            showsNet={customerGroupId(configuration) === BUSINESS}
            isBusy={choice.busyId === selected.Id}
            isCompared={isCompared}
            canCompare={isCompared || !selection.isFull}
            onChoose={choose}
            onCompare={compare}
            onSwap={swapIn}
          />
        );
      })}
    </>
  );
}

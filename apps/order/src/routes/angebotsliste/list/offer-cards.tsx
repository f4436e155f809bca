import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { NoMatches } from '../alternatives/no-matches';
import type { Calculation } from '../calculation/use-calculation';
import type { CompareSelection } from '../comparison/compare-selection';
import type { OfferChoice } from '../offer-card/use-choose-offer';
import { customerGroupId } from '../../../shared/offer-list/filter-state';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { getFirstCount, REST_ID } from './list-extent';
import { ListedOffer } from './listed-offer';
import { MoreOffers } from './more-offers';
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
  /** All are in the page, not only the first. */
  readonly showsAll: boolean;
  readonly alternatives: ComponentProps<typeof NoMatches>['alternatives'];
}

/** The list's cards, the first or all: each renders again only when its own offer, choice or comparison changes. */
export function OfferCards(props: OfferCardsProps) {
  const { group, configuration, calculation, init, choice, selection, showsAll, alternatives } = props;
  const { results, swap } = calculation;
  const count = results.length;
  const firstCount = getFirstCount(count);
  const shownCount = showsAll ? count : firstCount;
  const requestRest = useFocusOnRest(showsAll);
  const choose = useStableCallback(choice.choose);
  const compare = useStableCallback(selection.toggle);
  const swapIn = useStableCallback((offerId: string, selectedId: string, variantId: string) => {
    selection.replace(selectedId, variantId);
    swap(offerId, variantId);
  });
  return (
    <>
      <CountStatus count={count} shownCount={shownCount} />
      {count === 0 && <NoMatches configuration={configuration} init={init} alternatives={alternatives} />}
      {results.slice(0, shownCount).map(({ offer, selected }, position) => {
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
            anchorId={position === firstCount ? REST_ID : undefined}
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
      {shownCount < count && <MoreOffers shownCount={shownCount} count={count} onShow={requestRest} />}
    </>
  );
}

/** Announced whenever it changes. */
function CountStatus({ count, shownCount }: Pick<ComponentProps<typeof MoreOffers>, 'count' | 'shownCount'>) {
  return (
    <p role="status" className="visually-hidden">
      {shownCount === count ? (
        <Plural value={count} one="1 Angebot in der Liste" other="# Angebote in der Liste" />
      ) : (
        <Trans>
          {count} Angebote in der Liste, die ersten {shownCount} gezeigt
        </Trans>
      )}
    </p>
  );
}

/** Moves the focus from the link that has gone to the first card in its place, once that was requested. */
function useFocusOnRest(showsAll: boolean): () => void {
  const isRequested = useRef(false);
  useLayoutEffect(() => {
    if (!showsAll || !isRequested.current) return;
    isRequested.current = false;
    document.getElementById(REST_ID)?.focus({ preventScroll: true });
  }, [showsAll]);
  return () => {
    isRequested.current = true;
  };
}

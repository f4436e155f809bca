import { useCall } from '@heizplatz/api-client';
import { useIsCalculating } from '@heizplatz/calculator-ui';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type CalculationResult, type InitConfiguration } from '@heizplatz/contract';
import { toLocalDay } from '@heizplatz/country';
import { useSearchParams } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { keptQuery } from '../../../shared/offer/list-address';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { ChoiceForm } from '../filter/choice-form';
import { ChoiceRefused } from '../filter/choice-refused';
import { useCompareSelection } from '../comparison/compare-selection';
import { DealerOffer } from '../offer-card/dealer-offer';
import { FilterButton, FilterPanel } from '../filter/filter-panel';
import { ListFooter } from './list-footer';
import { ListHeading } from './list-heading';
import { LIST_OVERLAYS } from './list-overlays-on-demand';
import { ListTools } from './list-tools';
import { KeptQueryContext } from './kept-query';
import { getFirstCount, useShowsAll } from './list-extent';
import { isAnythingOpen, listView } from './list-view';
import { OfferCards } from './offer-cards';
import { OfferSkeletons } from './offer-skeletons';
import styles from '../offer-matches.module.css';
import { ListBar } from './list-bar';
import { Alternatives } from '../alternatives/alternatives';
import { AlternativeDateNote } from '../alternatives/alternative-date-note';
import type { Calculation } from '../calculation/use-calculation';
import { useChooseOffer } from '../offer-card/use-choose-offer';
import { useFreshPrices } from '../calculation/use-fresh-prices';
import { useIsSlow } from '../calculation/use-is-slow';

interface OfferMatchesProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
  readonly calculation: Calculation;
  readonly result: CalculationResult;
  readonly init: InitConfiguration;
}

/** The ranked list with its filter, its order and its scale. */
export function OfferMatches({ group, configuration, calculation, result, init }: OfferMatchesProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const choice = useChooseOffer(configuration, calculation.refresh);
  const isWaiting = useIsSlow(useIsCalculating());
  const { Items: offers, PlaceName, ValidUntil } = result;
  const count = offers.length;
  const view = listView(query);
  const showsAll = useShowsAll(offers, view);
  const selection = useCompareSelection(offers, view.comparedIds);
  const { data: alternatives } = useCall(CALLS.offerSurroundings, { body: configuration });
  const list = { group, configuration, init, choice };
  useFreshPrices(ValidUntil, calculation.refresh);
  const firstDay = toLocalDay(new Date(ValidUntil));
  const paymentCounts = alternatives?.PaymentCounts ?? [];
  return (
    <KeptQueryContext value={keptQuery({ ...view, showsAll })}>
      <ListHeading
        group={group}
        configuration={configuration}
        placeName={PlaceName}
        count={count}
        tools={count > 0 && <ListTools group={group} configuration={configuration} result={result} />}
      />
      <ChoiceForm group={group} configuration={configuration} />
      {isAnythingOpen(view) && <LIST_OVERLAYS.Component {...list} offers={offers} firstDay={firstDay} view={view} />}
      <div className={styles.columns}>
        <FilterPanel init={init} configuration={configuration} paymentCounts={paymentCounts} firstDay={firstDay} />
        <section aria-label={t`Angebotsliste`} aria-busy={isWaiting} className={styles.list}>
          <ListBar group={group} configuration={configuration} init={init} />
          <FilterButton configuration={configuration} />
          <h2 className="visually-hidden">
            <Trans>Angebotsliste</Trans>
          </h2>
          <AlternativeDateNote
            configuration={configuration}
            init={init}
            offers={offers}
            cheaperDate={alternatives?.CheaperDate}
          />
          <DealerOffer {...list} />
          {view.comparedIds.length === 0 && <ChoiceRefused choice={choice} group={group} />}
          <CardsInTime {...list} {...{ calculation, selection, showsAll, alternatives, isWaiting }} />
          <ListFooter group={group} configuration={configuration} result={result} selection={selection} />
        </section>
        <Alternatives {...list} alternatives={alternatives} />
      </div>
    </KeptQueryContext>
  );
}

/** The cards, hidden by as many grey ones while others are on their way. */
function CardsInTime({ isWaiting, ...cards }: ComponentProps<typeof OfferCards> & { readonly isWaiting: boolean }) {
  const count = cards.calculation.results.length;
  return (
    <>
      {isWaiting && <OfferSkeletons count={Math.max(1, cards.showsAll ? count : getFirstCount(count))} />}
      <div className={classNames(styles.offers, isWaiting && styles.hidden)}>
        <OfferCards {...cards} />
      </div>
    </>
  );
}

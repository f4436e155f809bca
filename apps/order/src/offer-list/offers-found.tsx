import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { CalculationResult, InitConfiguration } from '@heizplatz/contract';
import { localDate } from '@heizplatz/country';
import { useLocation, useNavigation, useSearchParams } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChoiceRefused } from './choice-refused';
import { ChooseButton } from './choose-button';
import { CustomerGroups } from './customer-groups';
import { FilterButton, FilterPanel } from './filter-panel';
import { customerGroupId } from './filter-state';
import { ListHeading } from './list-heading';
import { NothingFits } from './nothing-fits';
import { OfferCard } from './offer-card';
import { OfferSkeletons } from './offer-skeletons';
import styles from './offers-found.module.css';
import { PrintButton } from './print-button';
import { ScaleStrip } from './scale-strip';
import { SortBar } from './sort-bar';
import type { Calculation } from './use-calculation';
import { type OfferChoice, useChooseOffer } from './use-choose-offer';
import { useIsSlow } from './use-is-slow';

/** Id of the customer group whose members deduct VAT. */
const BUSINESS = 2;

interface OffersFoundProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly calculation: Calculation;
  readonly result: CalculationResult;
  readonly init: InitConfiguration;
}

/** The ranked list with its filter, its order and its scale. */
export function OffersFound({ group, configuration, calculation, result, init }: OffersFoundProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const choice = useChooseOffer(configuration, calculation.refresh);
  const isWaiting = useIsSlow(useIsListLoading());
  const { Items: offers, PlaceName, ValidUntil } = result;
  const count = offers.length;
  return (
    <>
      <ListHeading group={group} configuration={configuration} placeName={PlaceName} count={count} />
      <div className={styles.columns}>
        <FilterPanel
          init={init}
          configuration={configuration}
          offers={offers}
          firstDay={localDate(new Date(ValidUntil)).toISOString().slice(0, 10)}
          isAskedFor={query.get('openSettings') === '1'}
        />
        <section aria-label={t`Angebotsliste`} aria-busy={isWaiting} className={styles.list}>
          <div className={styles.tools}>
            <SortBar group={group} configuration={configuration} />
            <CustomerGroups init={init} configuration={configuration} />
            <FilterButton configuration={configuration} />
          </div>
          <h2 className="visually-hidden">
            <Trans>Angebotsliste</Trans>
          </h2>
          <ChoiceRefused choice={choice} group={group} />
          {isWaiting && <OfferSkeletons count={Math.max(1, count)} />}
          <div className={classNames(styles.offers, isWaiting && styles.hidden)}>
            <OfferCards group={group} configuration={configuration} calculation={calculation} choice={choice} />
          </div>
          <ScaleStrip group={group} configuration={configuration} result={result} />
          {count > 0 && <PrintButton />}
        </section>
      </div>
    </>
  );
}

interface OfferCardsProps extends Pick<OffersFoundProps, 'group' | 'configuration' | 'calculation'> {
  readonly choice: OfferChoice;
}

function OfferCards({ group, configuration, calculation, choice }: OfferCardsProps) {
  const { results, swap } = calculation;
  return (
    <>
      <p role="status" className="visually-hidden">
        <Plural value={results.length} one="1 Angebot in der Liste" other="# Angebote in der Liste" />
      </p>
      {results.length === 0 && <NothingFits configuration={configuration} />}
      {results.map((item, position) => (
        <OfferCard
          key={item.offer.Id}
          item={item}
          group={group}
          configuration={configuration}
          isFirst={position === 0}
          showsNet={customerGroupId(configuration) === BUSINESS}
          action={<ChooseButton offer={item.selected} choice={choice} />}
          onSwap={(variantId) => swap(item.offer.Id, variantId)}
        />
      ))}
    </>
  );
}

/** Whether another list of this page is on its way. */
function useIsListLoading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === pathname;
}

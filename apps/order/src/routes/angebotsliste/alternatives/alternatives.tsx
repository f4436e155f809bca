import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, OfferAlternatives } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { OtherGroups } from './other-groups';
import { PaidPlaces } from '../offer-card/paid-places';
import styles from '../context.module.css';
import type { OfferChoice } from '../offer-card/use-choose-offer';

interface AlternativesProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly init: InitConfiguration;
  /** Absent while it is loading and when it could not be requested. */
  readonly alternatives: OfferAlternatives | undefined;
  readonly choice: OfferChoice;
}

/** What stands beside the list: below the filter on wide screens, below the list on narrow ones. */
export function Alternatives({ group, configuration, init, alternatives, choice }: AlternativesProps) {
  const { t } = useLingui();
  if (!alternatives || alternatives.PaidPlaces.length + alternatives.OtherGroups.length === 0) return null;
  return (
    <aside aria-label={t`Neben der Liste`} className={styles.aside}>
      <PaidPlaces group={group} places={alternatives.PaidPlaces} choice={choice} />
      <OtherGroups group={group} configuration={configuration} init={init} otherGroups={alternatives.OtherGroups} />
    </aside>
  );
}

import type { CalculatorConfiguration } from '@heizplatz/calculator';
import type { InitConfiguration, Offer } from '@heizplatz/contract';
import { Icon, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FilterForm } from './filter-form';
import styles from './filter-panel.module.css';
import { countFilters, hasFilter, withoutFilters } from './filter-state';
import { listAddress } from './list-address';

export const FILTER_ID = 'filter';

interface FilterPanelProps {
  readonly init: InitConfiguration;
  readonly configuration: CalculatorConfiguration;
  readonly offers: readonly Offer[];
  readonly firstDay: string;
  /** Asked for by the calculator's settings (query openSettings=1). */
  readonly isAskedFor: boolean;
}

/** A column beside the list; on narrow screens a panel over it, opened by `FilterButton` without script too. */
export function FilterPanel({ init, configuration, offers, firstDay, isAskedFor }: FilterPanelProps) {
  const { t } = useLingui();
  const panel = useAskedForPanel(isAskedFor);
  return (
    <aside ref={panel} id={FILTER_ID} popover="auto" tabIndex={-1} aria-label={t`Filter`} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Filter</Trans>
        </h2>
        {hasFilter(configuration) && (
          <TextLink look="alone" href={listAddress(withoutFilters(configuration))}>
            <Trans>Zurücksetzen</Trans>
          </TextLink>
        )}
        <button
          type="button"
          popoverTarget={FILTER_ID}
          popoverTargetAction="hide"
          aria-label={t`Filter schließen`}
          className={styles.close}
        >
          <Icon name="cross" />
        </button>
      </div>
      <FilterForm
        init={init}
        configuration={configuration}
        offers={offers}
        firstDay={firstDay}
        showsAll={isAskedFor}
        onDone={() => panel.current?.hidePopover?.()}
      />
    </aside>
  );
}

/** Opens the panel on narrow screens; the browser's own popover, so it needs no script. */
export function FilterButton({ configuration }: { configuration: CalculatorConfiguration }) {
  const count = countFilters(configuration);
  return (
    <button type="button" popoverTarget={FILTER_ID} className={styles.opener}>
      <Icon name="filter" size={18} />
      {count === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({count})</Trans>}
    </button>
  );
}

/** The settings button leads here: the panel takes the focus, and opens where it is not a column. */
function useAskedForPanel(isAskedFor: boolean) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!isAskedFor || !element) return;
    if (element.offsetParent === null && typeof element.showPopover === 'function') element.showPopover();
    element.focus();
  }, [isAskedFor]);
  return panel;
}

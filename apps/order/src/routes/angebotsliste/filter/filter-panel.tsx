import type { InitConfiguration } from '@heizplatz/contract';
import { Icon, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { FilterForm } from './filter-form';
import styles from './filter-panel.module.css';
import { countFilters, hasFilter, clearFilters } from '../../../shared/offer-list/filter-state';
import { useKeepQuery } from '../list/kept-query';
import { listAddress } from '../list/list-address';
import { SettingsLink } from '../settings/settings-link';
import type { PaymentCounts } from '../surcharges/surcharges';

interface FilterPanelProps {
  readonly init: InitConfiguration;
  readonly configuration: ListConfiguration;
  readonly paymentCounts: PaymentCounts;
  readonly firstDay: string;
}

/** A column beside the list; narrow screens have `FilterButton` instead. */
export function FilterPanel({ init, configuration, paymentCounts, firstDay }: FilterPanelProps) {
  const { t } = useLingui();
  const keepQuery = useKeepQuery();
  return (
    <aside aria-label={t`Filter`} className={styles.column}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <Trans>Filter</Trans>
          </h2>
          {hasFilter(configuration) && (
            <TextLink variant="alone" href={keepQuery(listAddress(clearFilters(configuration)))}>
              <Trans>Zurücksetzen</Trans>
            </TextLink>
          )}
        </div>
        <FilterForm init={init} configuration={configuration} paymentCounts={paymentCounts} firstDay={firstDay} />
        <SettingsLink configuration={configuration} className={styles.more}>
          <Icon name="settings" size={18} />
          <Trans>Alle Optionen</Trans>
        </SettingsLink>
      </div>
    </aside>
  );
}

/** Opens the settings, where narrow screens have their filter. */
export function FilterButton({ configuration }: { readonly configuration: ListConfiguration }) {
  const count = countFilters(configuration);
  return (
    <SettingsLink configuration={configuration} className={styles.opener}>
      <Icon name="filter" size={18} />
      {count === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({count})</Trans>}
    </SettingsLink>
  );
}

import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { CustomerGroups, getCustomerGroups } from '../settings/customer-groups';
import styles from './list-bar.module.css';
import { SortBar } from './sort-bar';

interface ListBarProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly init: InitConfiguration;
}

/** Over the offers: their order, and whose prices they are. */
export function ListBar({ group, configuration, init }: ListBarProps) {
  return (
    <div className={styles.bar} data-groups={getCustomerGroups(init).length > 1}>
      <SortBar group={group} configuration={configuration} />
      <CustomerGroups init={init} configuration={configuration} />
    </div>
  );
}

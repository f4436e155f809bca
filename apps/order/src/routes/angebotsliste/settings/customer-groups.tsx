import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useKeepQuery } from '../list/kept-query';
import styles from './customer-groups.module.css';
import { customerGroupAddress } from './customer-group-address';
import { customerGroupId } from '../../../shared/offer-list/filter-state';

interface CustomerGroupsProps {
  readonly init: InitConfiguration;
  readonly configuration: CalculatorConfiguration;
}

export const getCustomerGroups = (init: InitConfiguration) =>
  init.Groups.find(({ Key }) => Key === CUSTOMER_GROUP_KEY)?.Parameters ?? [];

/** The customer group of the prices (rule PRICE-07); the product group's own needs no query. */
export function CustomerGroups({ init, configuration }: CustomerGroupsProps) {
  const { t } = useLingui();
  const keepQuery = useKeepQuery();
  const groups = getCustomerGroups(init);
  const standardId = groups.find(({ Selected }) => Selected)?.ForgeinId;
  const chosenId = customerGroupId(configuration) ?? standardId;
  if (groups.length < 2) return null;
  return (
    <ul aria-label={t`Preise für`} className={styles.groups}>
      {groups.map(({ ForgeinId, Name }) => (
        <li key={ForgeinId}>
          <TextLink
            variant="alone"
            href={keepQuery(customerGroupAddress(configuration, init, ForgeinId))}
            aria-current={ForgeinId === chosenId ? 'true' : undefined}
            className={styles.group}
          >
            {Name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './customer-groups.module.css';
import { customerGroupId, isCustomerGroup } from './filter-state';
import { listAddress } from './list-address';

interface CustomerGroupsProps {
  readonly init: InitConfiguration;
  readonly configuration: CalculatorConfiguration;
}

/** Whose prices are shown (product.md section 3); the product group's own need no query. */
export function CustomerGroups({ init, configuration }: CustomerGroupsProps) {
  const { t } = useLingui();
  const groups = init.Groups.find(({ Key }) => Key === CUSTOMER_GROUP_KEY)?.Parameters ?? [];
  const standardId = groups.find(({ Selected }) => Selected)?.ForgeinId;
  const chosenId = customerGroupId(configuration) ?? standardId;
  const others = configuration.Parameters.filter((parameter) => !isCustomerGroup(parameter));
  const addressOf = (id: number) =>
    listAddress(configuration, {
      Parameters: id === standardId ? others : [...others, { Id: id, Key: CUSTOMER_GROUP_KEY }],
    });
  if (groups.length < 2) return null;
  return (
    <ul aria-label={t`Preise für`} className={styles.groups}>
      {groups.map(({ ForgeinId, Name }) => (
        <li key={ForgeinId}>
          <TextLink
            look="alone"
            href={addressOf(ForgeinId)}
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

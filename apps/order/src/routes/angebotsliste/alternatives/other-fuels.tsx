import { defaultConfiguration, PRODUCT_GROUPS, type ProductGroup, validateAmount } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { Disclosure, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { listAddress } from '../list/list-address';
import styles from '../list-notes.module.css';
import { useProductGroupName } from '../list/use-product-group-name';

interface OtherFuelsProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
}

/** The way to the same place's list of other goods. */
export function OtherFuels({ group, configuration }: OtherFuelsProps) {
  const others = Object.values(PRODUCT_GROUPS).filter(({ id }) => id !== group.id);
  return (
    <Disclosure summary={<Trans>Anderer Brennstoff</Trans>} className={styles.note}>
      <ul className={styles.fuels}>
        {others.map((other) => (
          <li key={other.id}>
            <OtherFuel group={other} configuration={configuration} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function OtherFuel({ group, configuration }: OtherFuelsProps) {
  const { countryId } = useSite();
  const { ProductGroupId, ZipCode, Amount, Stations } = configuration;
  const start = { ...defaultConfiguration(countryId, group.id), ZipCode, Stations, IsDefault: false };
  // Kilograms are kilograms, but no litres.
  const isAmountUnchanged =
    group.unit === PRODUCT_GROUPS[ProductGroupId].unit && validateAmount(Amount, group.orderLimits, Stations) === null;
  return (
    <TextLink href={listAddress(isAmountUnchanged ? { ...start, Amount } : start)}>
      {useProductGroupName(group)}
    </TextLink>
  );
}

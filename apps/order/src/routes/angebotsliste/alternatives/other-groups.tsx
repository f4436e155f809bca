import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, OfferAlternatives } from '@heizplatz/contract';
import { Card, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useKeepQuery } from '../list/kept-query';
import { customerGroupAddress } from '../settings/customer-group-address';
import { AlternativeOffer } from './alternative-offer';
import styles from '../context.module.css';

/** Id of the customer group whose members deduct VAT. */
const BUSINESS = 2;

interface OtherGroupsProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly init: InitConfiguration;
  readonly otherGroups: OfferAlternatives['OtherGroups'];
}

/** The best three of each customer group that was not requested (rule OFFER-06). */
export function OtherGroups({ otherGroups, ...list }: OtherGroupsProps) {
  return otherGroups.map((other) => <OtherGroup key={other.CustomerGroupId} other={other} {...list} />);
}

interface OtherGroupProps extends Omit<OtherGroupsProps, 'otherGroups'> {
  readonly other: OfferAlternatives['OtherGroups'][number];
}

function OtherGroup({ other, group, configuration, init }: OtherGroupProps) {
  const titleId = useId();
  const keepQuery = useKeepQuery();
  const { CustomerGroupId, Name: name, Items } = other;
  return (
    <Card as="section" tone="sunk" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        <Trans>Preise für {name}</Trans>
      </h2>
      <ol className={styles.offers}>
        {Items.map((offer) => (
          <li key={offer.Id}>
            <AlternativeOffer offer={offer} group={group} showsNet={CustomerGroupId === BUSINESS} />
          </li>
        ))}
      </ol>
      <TextLink variant="alone" href={keepQuery(customerGroupAddress(configuration, init, CustomerGroupId))}>
        <Trans>Alle Angebote für {name}</Trans>
      </TextLink>
    </Card>
  );
}

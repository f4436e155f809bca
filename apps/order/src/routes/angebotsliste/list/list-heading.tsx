import type { ProductGroup } from '@heizplatz/calculator';
import { PageHeader, useSite } from '@heizplatz/router';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { amountText } from '../../../shared/offer/amount-text';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { HeldPriceNote } from '../alternatives/held-price-note';
import { ListBreadcrumb } from './list-breadcrumb';
import styles from './list-heading.module.css';
import { OtherFuels } from '../alternatives/other-fuels';
import { RankingNote } from './ranking-note';
import { useProductGroupName } from './use-product-group-name';

interface ListHeadingProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
  /** Of the configuration's postcode; empty where it is not known. */
  readonly placeName: string;
  /** Offers that can be ordered; null while they are on their way. */
  readonly count: number | null;
  /** What can be done with the list. */
  readonly tools?: ReactNode;
}

/** What is listed, for how long it holds, and why in this order. */
export function ListHeading({ group, configuration, placeName, count, tools }: ListHeadingProps) {
  const title = useListTitle({ group, configuration, placeName, count });
  const { Stations: deliveryPoints, Ordering } = configuration;
  return (
    <header>
      <PageHeader title={title} noindex />
      <ListBreadcrumb group={group} />
      <h1>{title}</h1>
      {count !== 0 && (
        <div className={styles.lines}>
          <p>
            <Plural
              value={deliveryPoints}
              one="Gesamtpreise für 1 Lieferstelle, gültig bis heute 24:00 Uhr."
              other="Gesamtpreise für # Lieferstellen, gültig bis heute 24:00 Uhr."
            />
          </p>
          <RankingNote group={group} ordering={Ordering} />
          <OtherFuels group={group} configuration={configuration} />
          <HeldPriceNote />
        </div>
      )}
      {tools}
    </header>
  );
}

function useListTitle({ group, configuration, placeName, count }: Omit<ListHeadingProps, 'tools'>): string {
  const { t } = useLingui();
  const goods = `${amountText(configuration.Amount, group, useSite())} ${useProductGroupName(group)}`;
  const place = `${configuration.ZipCode} ${placeName}`.trim();
  if (count === null) return t`Angebote für ${goods} nach ${place}`;
  if (count === 0) return t`Keine Angebote für ${goods} nach ${place}`;
  const offers = plural(count, { one: '# Angebot', other: '# Angebote' });
  return t`${offers} für ${goods} nach ${place}`;
}

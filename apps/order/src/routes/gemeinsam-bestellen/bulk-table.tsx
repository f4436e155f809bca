import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY, type ProductGroup } from '@heizplatz/calculator';
import type { BulkOrderRow } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { type MetricColumn, MetricTable, TextLink } from '@heizplatz/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { amountText } from '../../shared/offer/amount-text';
import { listAddress } from '../../shared/offer/list-address';
import { COLLECTIVE_GROUP_ID, isCustomerGroup } from '../../shared/offer-list/filter-state';
import styles from './bulk-order.module.css';

interface BulkTableProps {
  readonly rows: readonly BulkOrderRow[];
  readonly configuration: CalculatorConfiguration;
  readonly group: ProductGroup;
}

/** One row a number of households; its first cell leads to the list for them. */
export function BulkTable({ rows, configuration, group }: BulkTableProps) {
  const { t } = useLingui();
  const site = useSite();
  const currency = site.currency.symbol;
  const hasTonnes = rows.some(({ TonnePrice }) => TonnePrice !== null);
  const columns: readonly MetricColumn[] = [
    { id: 'stations', label: t`Angebote für` },
    { id: 'household', label: t`${currency} je Haushalt`, numeric: true },
    { id: 'saving', label: t`Ersparnis`, numeric: true },
    { id: 'unit', label: `${currency}/${group.priceUnit.name}`, numeric: true },
    ...(hasTonnes ? [{ id: 'tonne', label: `${currency}/t`, numeric: true }] : []),
    { id: 'amount', label: t`Menge zusammen`, numeric: true },
  ];
  const metric = (value: number) => formatNumber(value, site, 2);
  return (
    <MetricTable
      stacks
      caption={t`Preis und Ersparnis je Haushalt`}
      columns={columns}
      rows={rows.map((row) => ({
        id: String(row.Stations),
        chosen: row.Stations === configuration.Stations,
        cells: [
          <span key="stations" className={styles.households}>
            <TextLink href={rowAddress(configuration, row)}>
              <Plural value={row.Stations} one="1 Haushalt" other="# Haushalte" />
            </TextLink>
          </span>,
          metric(row.PricePerHousehold),
          row.SavingPerHousehold === 0 ? '–' : metric(row.SavingPerHousehold),
          metric(row.UnitPrice),
          ...(hasTonnes ? [row.TonnePrice === null ? '–' : metric(row.TonnePrice)] : []),
          amountText(row.Amount, group, site),
        ],
      }))}
    />
  );
}

/** The list for a row's households, at the prices that the row has. */
function rowAddress(
  configuration: CalculatorConfiguration,
  { Stations, Amount, CustomerGroupId }: BulkOrderRow,
): string {
  if (CustomerGroupId !== COLLECTIVE_GROUP_ID) return listAddress(configuration, { Stations, Amount });
  const others = configuration.Parameters.filter((parameter) => !isCustomerGroup(parameter));
  const Parameters = [...others, { Id: CustomerGroupId, Key: CUSTOMER_GROUP_KEY }];
  return listAddress(configuration, { Stations, Amount, Parameters });
}

import { type CalculatorConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { BulkOrderRow } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, Notice, TextLink } from '@heizplatz/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { amountText } from '../../shared/offer/amount-text';
import { bulkRequestAddress } from '../../shared/offer/list-paths';
import { BulkChart } from './bulk-chart';
import styles from './bulk-order.module.css';
import { BulkTable } from './bulk-table';

const MOST_HOUSEHOLDS = 9;

interface BulkResultProps {
  readonly configuration: CalculatorConfiguration;
  readonly calculation: { readonly AmountPerHousehold: number; readonly Rows: readonly BulkOrderRow[] };
}

/** The saving as a plot and as a table of the same values. */
export function BulkResult({ configuration, calculation }: BulkResultProps) {
  const site = useSite();
  const group = PRODUCT_GROUPS[configuration.ProductGroupId];
  const { AmountPerHousehold, Rows } = calculation;
  const perHousehold = amountText(AmountPerHousehold, group, site);
  const most = amountText(group.orderLimits.max, group, site);
  const zipCode = configuration.ZipCode;
  return (
    <div className={styles.result}>
      <p className="lead">
        <Trans>
          Jeder Haushalt nimmt {perHousehold}, ein Lastwagen beliefert alle in {zipCode} auf einer Tour. Preise mit
          Lieferung und MwSt., gültig bis heute 24:00 Uhr.
        </Trans>
      </p>
      <BestSaving rows={Rows} />
      {Rows.length > 1 && (
        <Card>
          <BulkChart rows={Rows} deliveryPoints={configuration.Stations} />
        </Card>
      )}
      <Card>
        <BulkTable rows={Rows} configuration={configuration} group={group} />
      </Card>
      <p className="quiet">
        {group.orderLimits.max < MOST_HOUSEHOLDS * AmountPerHousehold && (
          <Trans>Zusammen lassen sich höchstens {most} auf einmal bestellen, deshalb endet die Tabelle hier.</Trans>
        )}{' '}
        <Trans>
          Sie brauchen mehr? <TextLink href={bulkRequestAddress(configuration)}>Großmenge anfragen</TextLink>
        </Trans>
      </p>
    </div>
  );
}

function BestSaving({ rows }: { readonly rows: readonly BulkOrderRow[] }) {
  const site = useSite();
  const best = rows.reduce<BulkOrderRow | null>(
    (match, row) => (row.SavingPerHousehold > (match?.SavingPerHousehold ?? 0) ? row : match),
    null,
  );
  if (!best) {
    return (
      <Notice tone="info">
        <Trans>Bei dieser Menge spart eine gemeinsame Bestellung heute nichts.</Trans>
      </Notice>
    );
  }
  const saved = formatMoney(best.SavingPerHousehold, site);
  return (
    <Notice tone="good">
      <Plural
        value={best.Stations}
        one={`${saved} spart jeder Haushalt.`}
        other={`Zu # Haushalten spart jeder ${saved}.`}
      />
    </Notice>
  );
}

import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { formatNumber, type Site } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, type MetricColumn, MetricTable, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useKeepQuery } from '../list/kept-query';
import { listAddress } from '../list/list-address';
import { scaleAmountText } from './scale-amount-text';
import { type ScaleStep, scaleSteps } from './scale-steps';
import styles from './scale-table.module.css';
import { ScaleText } from './scale-text';

interface ScaleTableProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly result: CalculationResult;
}

/** Where the list's tools lead to it. */
export const SCALE_ID = 'andere-mengen';

/** What other amounts cost, each a link to its list. */
export function ScaleTable({ group, configuration, result }: ScaleTableProps) {
  const { t } = useLingui();
  const site = useSite();
  const titleId = useId();
  const steps = scaleSteps(result, configuration, group);
  if (steps.length < 2) return null;
  const currency = site.currency.symbol;
  const tonne = group.isPallet ? `${currency}/t` : null;
  const columns: readonly MetricColumn[] = [
    { id: 'amount', label: t`Menge` },
    { id: 'unit', label: <PerUnit unit={`${currency}/${group.priceUnit.name}`} tonne={tonne} />, numeric: true },
    { id: 'total', label: t`Gesamt`, numeric: true },
    { id: 'difference', label: t`gegen jetzt`, numeric: true },
  ];
  return (
    <Card as="section" tone="wood" id={SCALE_ID} aria-labelledby={titleId} className={styles.scale}>
      <ScaleText group={group} steps={steps} titleId={titleId} />
      <MetricTable
        caption={t`Preise nach Menge`}
        captionHidden
        columns={columns}
        rows={steps.map((step) => ({
          id: String(step.amount),
          chosen: step.isOwn,
          cells: getCells(step, site, {
            amount: <ScaleAmount step={step} group={group} configuration={configuration} />,
            own: t`Ihre Menge`,
          }),
        }))}
      />
    </Card>
  );
}

function getCells(
  step: ScaleStep,
  site: Site,
  { amount, own }: { amount: ReactNode; own: string },
): readonly ReactNode[] {
  const sign = step.difference < 0 ? '−' : '+';
  return [
    amount,
    <PerUnit
      key="unit"
      unit={formatNumber(step.unitPrice, site, 2)}
      tonne={step.tonnePrice === null ? null : formatNumber(step.tonnePrice, site, 2)}
    />,
    formatNumber(step.totalPrice, site, step.isOwn ? 2 : 0),
    step.isOwn ? own : `${sign}\u00A0${formatNumber(Math.abs(step.difference), site, 2)}`,
  ];
}

/** Pallets differ in weight, so the tonne stands beneath (rule PRICE-04). */
function PerUnit({ unit, tonne }: { readonly unit: string; readonly tonne: string | null }) {
  return (
    <>
      {unit}
      {tonne !== null && <span className={styles.tonne}>{tonne}</span>}
    </>
  );
}

function ScaleAmount({ step, group, configuration }: Omit<ScaleTableProps, 'result'> & { readonly step: ScaleStep }) {
  const keepQuery = useKeepQuery();
  const amount = scaleAmountText(step.amount, group, useSite());
  if (step.isOwn) return <span className={styles.amount}>{amount}</span>;
  return (
    <TextLink className={styles.amount} href={keepQuery(listAddress(configuration, { Amount: step.amount }))}>
      <span className="visually-hidden">
        <Trans>Angebote für</Trans>
      </span>{' '}
      {amount}
    </TextLink>
  );
}

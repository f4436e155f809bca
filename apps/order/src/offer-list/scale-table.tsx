import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { formatNumber, type Site } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, type FigureColumn, FigureTable, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { listAddress } from './list-address';
import { scaleAmountText } from './scale-amount-text';
import { type ScaleStep, scaleSteps } from './scale-steps';
import styles from './scale-table.module.css';
import { ScaleWords } from './scale-words';

interface ScaleTableProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly result: CalculationResult;
}

/** What other amounts cost, each a link to its list. */
export function ScaleTable({ group, configuration, result }: ScaleTableProps) {
  const { t } = useLingui();
  const site = useSite();
  const titleId = useId();
  const steps = scaleSteps(result, configuration, group);
  if (steps.length < 2) return null;
  const currency = site.currency.symbol;
  const columns: readonly FigureColumn[] = [
    { id: 'amount', label: t`Menge` },
    { id: 'unit', label: `${currency}/${group.priceUnit.name}`, numeric: true },
    ...(group.isPallet ? [{ id: 'tonne', label: `${currency}/t`, numeric: true }] : []),
    { id: 'total', label: t`Gesamt in ${currency}`, numeric: true },
    { id: 'difference', label: t`je ${group.priceUnit.name} gegen jetzt`, numeric: true },
  ];
  return (
    <Card as="section" tone="wood" aria-labelledby={titleId} className={styles.scale}>
      <ScaleWords group={group} steps={steps} titleId={titleId} />
      <FigureTable
        caption={t`Preise nach Menge`}
        captionHidden
        columns={columns}
        rows={steps.map((step) => ({
          id: String(step.amount),
          chosen: step.isOwn,
          cells: cellsOf(step, group, site, {
            amount: <ScaleAmount step={step} group={group} configuration={configuration} />,
            own: t`Ihre Menge`,
          }),
        }))}
      />
    </Card>
  );
}

function cellsOf(
  step: ScaleStep,
  group: ProductGroup,
  site: Site,
  { amount, own }: { amount: ReactNode; own: string },
): readonly ReactNode[] {
  const sign = step.difference < 0 ? '−' : '+';
  return [
    amount,
    formatNumber(step.unitPrice, site, 2),
    ...(group.isPallet ? [step.tonnePrice === null ? '–' : formatNumber(step.tonnePrice, site, 2)] : []),
    formatNumber(step.totalPrice, site, step.isOwn ? 2 : 0),
    step.isOwn ? own : `${sign}\u00A0${formatNumber(Math.abs(step.difference), site, 2)}`,
  ];
}

function ScaleAmount({ step, group, configuration }: Omit<ScaleTableProps, 'result'> & { readonly step: ScaleStep }) {
  const amount = scaleAmountText(step.amount, group, useSite());
  if (step.isOwn) return <span className={styles.amount}>{amount}</span>;
  return (
    <TextLink className={styles.amount} href={listAddress(configuration, { Amount: step.amount })}>
      <span className="visually-hidden">
        <Trans>Angebote für</Trans>{' '}
      </span>
      {amount}
    </TextLink>
  );
}

import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { formatMoney, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, classNames, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { listAddress } from './list-address';
import { priceDifference } from './price-difference';
import { scaleAmountText } from './scale-amount-text';
import { cheaperStep, type ScaleStep, scaleSteps } from './scale-steps';
import styles from './scale-strip.module.css';

interface ScaleStripProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly result: CalculationResult;
}

/** What a unit costs at other amounts, each a link to its list. */
export function ScaleStrip({ group, configuration, result }: ScaleStripProps) {
  const titleId = useId();
  const steps = scaleSteps(result, configuration, group);
  if (steps.length < 2) return null;
  return (
    <Card as="section" tone="wood" aria-labelledby={titleId} className={styles.strip}>
      <ScaleWords group={group} steps={steps} titleId={titleId} />
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.amount}>
            <ScaleCell step={step} group={group} href={listAddress(configuration, { Amount: step.amount })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ScaleWords({ group, steps, titleId }: { group: ProductGroup; steps: readonly ScaleStep[]; titleId: string }) {
  const { t } = useLingui();
  const site = useSite();
  const found = cheaperStep(steps);
  const unit = { t: t`Tonne`, Palette: t`Palette`, '100 l': t`100 l` }[group.priceUnit.name];
  const currency = site.currency.symbol;
  const priceNote = (
    <Trans>
      Preise in {currency} je {unit} beim günstigsten Angebot.
    </Trans>
  );
  if (!found) {
    return (
      <div>
        <h2 id={titleId} className={styles.title}>
          <Trans>Preise je {unit} nach Menge</Trans>
        </h2>
        <p className="quiet">{priceNote}</p>
      </div>
    );
  }
  const amount = scaleAmountText(found.step.amount, group, site);
  const saved = formatMoney(priceDifference(found.own.unitPrice, found.step.unitPrice), site);
  return (
    <div>
      <h2 id={titleId} className={styles.title}>
        <Trans>
          Weniger je {unit} ab {amount}
        </Trans>
      </h2>
      <p className="quiet">
        <Trans>
          Bei {amount} spart das günstigste Angebot {saved} je {unit}.
        </Trans>{' '}
        {priceNote}
      </p>
    </div>
  );
}

function ScaleCell({ step, group, href }: { step: ScaleStep; group: ProductGroup; href: string }) {
  const { t } = useLingui();
  const site = useSite();
  const content = (
    <>
      <span>{scaleAmountText(step.amount, group, site)}</span>
      <span className="visually-hidden">{t`: je ${group.priceUnit.name}`} </span>
      <span>{formatNumber(step.unitPrice, site, 2)}</span>
    </>
  );
  if (step.isOwn) return <span className={classNames(styles.cell, styles.own)}>{content}</span>;
  return (
    <PlainLink href={href} className={styles.cell}>
      {content}
    </PlainLink>
  );
}

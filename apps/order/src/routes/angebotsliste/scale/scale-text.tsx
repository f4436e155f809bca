import type { ProductGroup } from '@heizplatz/calculator';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { priceDifference } from '../comparison/price-difference';
import { scaleAmountText } from './scale-amount-text';
import { cheaperStep, type ScaleStep } from './scale-steps';
import styles from './scale-table.module.css';

interface ScaleTextProps {
  readonly group: ProductGroup;
  readonly steps: readonly ScaleStep[];
  readonly titleId: string;
}

/** The savings of another amount, as text above the table. */
export function ScaleText({ group, steps, titleId }: ScaleTextProps) {
  const { t } = useLingui();
  const site = useSite();
  const currency = site.currency.symbol;
  const cheaper = cheaperStep(steps);
  const unit = { t: t`Tonne`, Palette: t`Palette`, '100 l': t`100 l` }[group.priceUnit.name];
  const note = (
    <Trans>
      Preise in {currency} beim günstigsten Angebot, alles inklusive; die Summen anderer Mengen sind gerundet.
    </Trans>
  );
  if (!cheaper) {
    return (
      <div>
        <h2 id={titleId} className={styles.title}>
          <Trans>Preise je {unit} nach Menge</Trans>
        </h2>
        <p className="quiet">{note}</p>
      </div>
    );
  }
  const amount = scaleAmountText(cheaper.step.amount, group, site);
  const saved = formatMoney(priceDifference(cheaper.own.unitPrice, cheaper.step.unitPrice), site);
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
        {note}
      </p>
    </div>
  );
}

import { PRODUCT_GROUPS, QUERY_NAMES } from '@heizplatz/calculator';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Card, KeyValueList, PriceFigure, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FuelNeed } from './fuel-need';
import styles from './fuel-need-view.module.css';

const LOOSE = PRODUCT_GROUPS[3];

/** The year's amount, the store for it, and the way to its prices. */
export function NeedResult({ need }: { need: FuelNeed }) {
  const { t } = useLingui();
  const site = useSite();
  const metric = (value: number, decimals = 0) => formatNumber(value, site, decimals);
  return (
    <Card as="section" className={styles.result} aria-labelledby="ergebnis">
      <h2 id="ergebnis" className={styles.title}>
        <Trans>Ihr Jahr in Pellets</Trans>
      </h2>
      <PriceFigure size="hero" value={metric(need.amountKg)} unit="kg" />
      <KeyValueList
        variant="lined"
        items={[
          { id: 'store', label: t`Lager für ein Jahr`, value: `${metric(need.storeM3, 1)} m³` },
          { id: 'heat', label: t`Wärme darin`, value: `${metric(need.heatKwh)} kWh` },
          { id: 'pallets', label: t`Als Sackware`, value: t`${metric(need.palletCount)} Paletten` },
        ]}
      />
      <form action="/rechner" method="get" className={styles.next} aria-label={t`Preise für diese Menge`}>
        <input type="hidden" name="productGroup" value={LOOSE.urlName} />
        <input type="hidden" name={QUERY_NAMES.amount} value={need.orderKg} />
        <TextField
          label={t`Postleitzahl`}
          name={QUERY_NAMES.zipCode}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern={site.zipPattern}
          maxLength={site.zipDigits}
          required
        />
        <Button type="submit" variant="primary">
          <Trans>Preise für {metric(need.orderKg)} kg</Trans>
        </Button>
      </form>
      {need.orderKg !== need.amountKg && (
        <p className="quiet">
          <Trans>
            Eine Lieferung bringt {metric(LOOSE.orderLimits.min)} bis {metric(LOOSE.orderLimits.max)} kg.
          </Trans>
        </p>
      )}
    </Card>
  );
}

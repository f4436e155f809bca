import { formatNumber, type Site } from '@heizplatz/country';
import { Form, useSite } from '@heizplatz/router';
import { FUEL_NEED_PATH } from '@heizplatz/routes';
import { Button, Card, RadioGroup, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { NEED_BASES, NEED_LIMITS, type NeedBasis } from './fuel-need';
import styles from './fuel-need-view.module.css';
import { NEED_QUERY, type NeedInput } from './need-input';

const UNITS: Readonly<Record<NeedBasis, string>> = { kw: 'kW', gas: 'm³', kwh: 'kWh', oil: 'l' };

/** What is known of the heating. */
export function NeedForm({ input }: { input: NeedInput }) {
  const { t } = useLingui();
  const site = useSite();
  const { basis, quantity, issue } = input;
  const labels: Record<NeedBasis, string> = {
    oil: t`Heizöl im letzten Jahr, in Litern`,
    gas: t`Gas im letzten Jahr, in m³`,
    kwh: t`Gas im letzten Jahr, in kWh`,
    kw: t`Heizleistung des Kessels, in kW`,
  };
  const hints: Record<NeedBasis, string> = {
    oil: t`Steht auf der Rechnung des Händlers.`,
    gas: t`Der Unterschied zweier Zählerstände.`,
    kwh: t`Steht auf der Jahresabrechnung.`,
    kw: t`Steht auf dem Typenschild. Nur für Kessel, die zum Haus passen.`,
  };
  return (
    <Card as="section" aria-label={t`Ihre Angaben`}>
      <Form method="get" action={FUEL_NEED_PATH} preventScrollReset className={styles.form}>
        <RadioGroup
          legend={t`Was wissen Sie?`}
          name={NEED_QUERY.basis}
          defaultValue={basis}
          options={[...NEED_BASES]
            .reverse()
            .map((known) => ({ value: known, label: labels[known], hint: hints[known] }))}
        />
        <TextField
          label={t`Menge oder Leistung`}
          name={NEED_QUERY.quantity}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={quantity === null ? '' : displayQuantity(quantity, site)}
          error={useIssueText(input, site)}
        />
        <Button type="submit" variant={quantity === null || issue !== null ? 'primary' : 'secondary'}>
          <Trans>Menge berechnen</Trans>
        </Button>
      </Form>
    </Card>
  );
}

/** As entered: with decimals where it has some. */
function displayQuantity(quantity: number, site: Site): string {
  const decimals = String(quantity).split('.')[1]?.length ?? 0;
  return formatNumber(quantity, site, Math.min(decimals, 2));
}

function useIssueText({ basis, issue }: NeedInput, site: Site): string | null {
  const { t } = useLingui();
  const { min, max } = NEED_LIMITS[basis];
  switch (issue) {
    case 'REQUIRED':
      return t`Bitte geben Sie eine Zahl ein.`;
    case 'MIN':
      return t`Mindestens ${formatNumber(min, site)} ${UNITS[basis]}.`;
    case 'MAX':
      return t`Höchstens ${formatNumber(max, site)} ${UNITS[basis]}. Für mehr rufen Sie uns an: ${site.customerPhone}.`;
    case null:
      return null;
  }
}

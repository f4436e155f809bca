import { type CalculatorConfiguration, type ProductGroup, QUERY_NAMES } from '@heizplatz/calculator';
import { useStoredCalculator } from '@heizplatz/calculator-ui';
import { Form, PageHeader, useSite } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { Button, Card, ProductPicture, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { amountText } from '../../../shared/offer/amount-text';
import { ListBreadcrumb } from '../list/list-breadcrumb';
import { listFields } from '../../../shared/offer/list-address';
import { useKeptFields } from '../list/kept-query';
import { useProductGroupName } from '../list/use-product-group-name';
import styles from './zip-code-question.module.css';

interface ZipCodeQuestionProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
}

/** Prices depend on a place: without a postcode, or with one that does not exist, the postcode is requested. */
export function ZipCodeQuestion({ group, configuration }: ZipCodeQuestionProps) {
  const { t } = useLingui();
  const name = useProductGroupName(group);
  const title = t`Wohin soll geliefert werden?`;
  return (
    <>
      <PageHeader title={`${name}: ${title}`} noindex />
      <ListBreadcrumb group={group} />
      <Card className={styles.card}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>
            <Trans>
              Preise und Liefertage für {name} hängen vom Ort ab. Mit Ihrer Postleitzahl zeigen wir die Angebote aller
              Händler, die dorthin liefern, mit allem, was dazugehört.
            </Trans>
          </p>
          <ZipCodeForm group={group} configuration={configuration} />
        </div>
        <ProductPicture productGroupId={group.id} className={styles.picture} />
      </Card>
    </>
  );
}

function ZipCodeForm({ group, configuration }: ZipCodeQuestionProps) {
  const { t } = useLingui();
  const site = useSite();
  const stored = useStoredCalculator(site.countryId);
  const [input, setInput] = useState<string | null>(null);
  // A wrong postcode costs neither amount nor choices.
  const otherFields = [
    ...listFields(configuration).filter(([name]) => name !== QUERY_NAMES.zipCode),
    ...useKeptFields(),
  ];
  const refused = configuration.ZipCode;
  const { inCountry, zipDigits } = site;
  const amount = amountText(configuration.Amount, group, site);
  return (
    <Form method="get" action={offersPath(group)} className={styles.form}>
      {otherFields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextField
        className={styles.field}
        label={t`Postleitzahl`}
        name={QUERY_NAMES.zipCode}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={zipDigits}
        pattern={`[0-9]{${zipDigits}}`}
        title={t`${zipDigits} Ziffern`}
        value={input ?? (refused || (stored?.zipCode ?? ''))}
        onChange={(event) => setInput(event.currentTarget.value)}
        error={refused ? t`Diese Postleitzahl gibt es ${inCountry} nicht.` : null}
      />
      <Button type="submit" variant="primary">
        <Trans>Angebote für {amount} zeigen</Trans>
      </Button>
    </Form>
  );
}

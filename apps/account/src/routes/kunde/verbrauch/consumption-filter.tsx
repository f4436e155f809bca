import type { CALLS, CallResponse } from '@heizplatz/contract';
import { siteById, SITES } from '@heizplatz/country';
import { Form } from '@heizplatz/router';
import { CONSUMPTION_PATH } from '@heizplatz/routes';
import { Button, Card, ChoiceChips, SelectField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './consumption.module.css';
import { consumptionPath } from './consumption-query';
import type { LoadedConsumption } from './loaded-consumption';
import { calendarYear, lastYears } from './period';

interface ConsumptionFilterProps {
  readonly loaded: LoadedConsumption;
  readonly products: CallResponse<typeof CALLS.statisticProducts>;
  readonly places: readonly string[];
}

/**
 * Period, product and place as a form that submits by URL, so it works without JavaScript and can be bookmarked.
 */
export function ConsumptionFilter({ loaded, products, places }: ConsumptionFilterProps) {
  const { t } = useLingui();
  const { page } = loaded;
  const visible = page.place === null || places.includes(page.place) ? places : [page.place, ...places];
  return (
    <Card as="section" aria-label={t`Auswahl`} className={styles.filter}>
      <Countries loaded={loaded} />
      <Periods loaded={loaded} />
      <Form key={consumptionPath(page)} action={CONSUMPTION_PATH} className={styles.form}>
        <input type="hidden" name="land" value={SITES[page.countryId].iso.toLowerCase()} />
        <TextField type="date" name="von" label={t`Von`} defaultValue={page.from} size="small" />
        <TextField type="date" name="bis" label={t`Bis`} defaultValue={page.to} size="small" />
        <SelectField
          name="produkt"
          label={t`Produkt`}
          defaultValue={page.productId ?? ''}
          size="small"
          options={[
            { value: '', label: t`Alle Produkte` },
            ...products.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
          ]}
        />
        <SelectField
          name="ort"
          label={t`Lieferadresse`}
          defaultValue={page.place ?? ''}
          size="small"
          options={[
            { value: '', label: t`Alle Adressen` },
            ...visible.map((place) => ({ value: place, label: place })),
          ]}
        />
        <Button type="submit" size="small">
          <Trans>Anzeigen</Trans>
        </Button>
      </Form>
    </Card>
  );
}

function Periods({ loaded: { page, today } }: Pick<ConsumptionFilterProps, 'loaded'>) {
  const { t } = useLingui();
  const thisYear = Number(today.slice(0, 4));
  const periods = [
    { id: 'zwoelf', label: t`12 Monate`, period: lastYears(1, today) },
    { id: 'dieses', label: String(thisYear), period: calendarYear(thisYear) },
    { id: 'voriges', label: String(thisYear - 1), period: calendarYear(thisYear - 1) },
    { id: 'drei', label: t`3 Jahre`, period: lastYears(3, today) },
    { id: 'zehn', label: t`10 Jahre`, period: lastYears(10, today) },
  ];
  const chosen = periods.find(({ period }) => period.from === page.from && period.to === page.to);
  return (
    <ChoiceChips
      label={t`Zeitraum`}
      chosenId={chosen?.id ?? null}
      choices={periods.map(({ id, label, period }) => ({ id, label, href: consumptionPath({ ...page, ...period }) }))}
    />
  );
}

/** Only for customers with orders in more than one country. */
function Countries({ loaded: { page, countries } }: Pick<ConsumptionFilterProps, 'loaded'>) {
  const { t } = useLingui();
  if (countries.length < 2) return null;
  return (
    <ChoiceChips
      label={t`Land`}
      chosenId={String(page.countryId)}
      choices={countries.map((countryId) => ({
        id: String(countryId),
        label: siteById(countryId).countryName,
        href: consumptionPath({ ...page, countryId, productId: null, place: null }),
      }))}
    />
  );
}

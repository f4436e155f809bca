import type { StatisticRow } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './consumption.module.css';
import { consumptionCsv } from './consumption-csv';
import type { ConsumptionPage } from './consumption-query';

interface CsvButtonProps {
  readonly rows: readonly StatisticRow[];
  readonly page: ConsumptionPage;
  readonly site: Site;
}

/** The visible data as a file, created in the browser. */
export function CsvButton({ rows, page, site }: CsvButtonProps) {
  const { t } = useLingui();
  const headings = [
    t`Monat`,
    t`Produkt`,
    t`Lieferadresse`,
    t`Postleitzahl`,
    t`Bestellungen`,
    t`Menge`,
    t`Einheit`,
    t`Gewicht in kg`,
    t`Betrag`,
    t`Währung`,
  ];
  const save = () => {
    const url = URL.createObjectURL(
      new Blob([consumptionCsv(rows, headings, site)], { type: 'text/csv;charset=utf-8' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = `verbrauch-${page.from}-${page.to}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button size="small" className={styles.scripted} onClick={save}>
      <Trans>Als CSV speichern</Trans>
    </Button>
  );
}

import { Form } from '@heizplatz/router';
import { STATISTICS_PATH } from '@heizplatz/routes';
import { Button, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Metric } from './metric-texts';
import styles from './statistic.module.css';
import { type StatisticPage, statisticPath } from './statistic-page';
import { useDimensionLabels } from './use-dimension-labels';

interface RowSearchProps {
  readonly page: StatisticPage;
  readonly metric: Metric;
}

/** Narrows the tables to rows whose names have these words; the totals stay those of the period. */
export function RowSearch({ page, metric }: RowSearchProps) {
  const { t } = useLingui();
  const { names } = useDimensionLabels();
  const stored = new URLSearchParams(statisticPath(page, { search: '' }, metric).split('?')[1]);
  return (
    <Form key={page.search} action={STATISTICS_PATH} className={styles.rowTools} aria-label={t`Tabelle durchsuchen`}>
      {[...stored].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        type="search"
        size="small"
        name="search"
        label={t`${names[page.by]} suchen`}
        defaultValue={page.search}
        maxLength={60}
      />
      <Button type="submit" variant="secondary" size="small">
        <Trans>Suchen</Trans>
      </Button>
      {page.search !== '' && (
        <TextLink href={statisticPath(page, { search: '' }, metric)}>
          <Trans>Alle zeigen</Trans>
        </TextLink>
      )}
    </Form>
  );
}

import { CALLS, personalTitles, STAFF_LISTS } from '@heizplatz/contract';
import { formatNumber, toSiteSpelling } from '@heizplatz/country';
import { useSearchParams, useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, Checkbox, Fieldset, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLabels } from '../../shared/labels/use-labels';
import { COLUMN_LABELS, columnsText, sortColumns } from './chosen-columns';
import styles from './export-view.module.css';
import { ExportJobs, LongExport } from './long-export';

interface ExportFormProps {
  /** Rows of the selection; of a capped one there are more. */
  readonly total: number;
  readonly isCapped: boolean;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

const FILTERS = ['dateKind', 'from', 'to', 'country', 'dealer', 'search', 'sort'] as const;

/** Which columns as which file. A plain form of GET, so the browser downloads what the API streams; long files are a job's. */
export function ExportForm({ total, isCapped, chosen, onChoose }: ExportFormProps) {
  const { t } = useLingui();
  const site = useSite();
  const labels = useLabels(COLUMN_LABELS);
  const [params] = useSearchParams();
  const [isPersonal, setIsPersonal] = useState(false);
  const [reason, setReason] = useState('');
  function choose(key: string, isRequired: boolean) {
    const next = isRequired ? sortColumns([...chosen, key]) : chosen.filter((one) => one !== key);
    // A file has one column at least.
    if (next.length > 0) onChoose(next);
  }
  const stored = FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ''] as const] : []));
  const personalNames = toSiteSpelling(site.countryId, personalTitles(STAFF_LISTS.orderExportRows).join(', '));
  const rows = formatNumber(total, site);
  return (
    <Card as="section" aria-labelledby="datei">
      <CardHeader titleId="datei" title={<Trans>Als Datei ausgeben</Trans>} />
      <form action={CALLS.exportOrders.path} className={styles.form} aria-labelledby="datei">
        {stored.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Fieldset legend={t`Spalten`}>
          <div className={styles.boxes}>
            {Object.entries(labels).map(([key, label]) => (
              <Checkbox
                key={key}
                variant="compact"
                name="columns"
                value={key}
                label={label}
                checked={chosen.includes(key)}
                onChange={(event) => choose(key, event.currentTarget.checked)}
              />
            ))}
          </div>
        </Fieldset>
        <Checkbox
          variant="compact"
          name="personal"
          value="1"
          label={t`Mit personenbezogenen Daten`}
          hint={personalNames}
          checked={isPersonal}
          onChange={(event) => setIsPersonal(event.currentTarget.checked)}
        />
        {isPersonal && (
          <TextField
            name="reason"
            label={t`Grund`}
            hint={t`Mindestens fünf Zeichen; steht mit Ihrem Namen im Protokoll der Exporte.`}
            required
            minLength={5}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {isCapped ? (
          <LongExport
            query={{
              ...Object.fromEntries(stored),
              columns: columnsText(chosen),
              personal: isPersonal ? '1' : '0',
              reason,
            }}
          />
        ) : (
          <div className={styles.acts}>
            <Button type="submit" size="small" name="format" value="csv">
              <Trans>CSV herunterladen</Trans>
            </Button>
            <Button type="submit" size="small" variant="secondary" name="format" value="xlsx">
              <Trans>Excel herunterladen</Trans>
            </Button>
            <span className="quiet">
              <Trans>{rows} Zeilen</Trans>
            </span>
          </div>
        )}
      </form>
      <ExportJobs />
    </Card>
  );
}

import { CALLS, ORDER_EXPORT_COLUMNS, ORDER_EXPORT_PERSONAL } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSearchParams, useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, Checkbox, Fieldset, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { columnsText, type ExportColumn } from './chosen-columns';
import styles from './export-view.module.css';
import { ExportJobs, LongExport } from './long-export';
import { useColumnNames } from './use-column-names';

interface ExportFormProps {
  /** Rows of the selection; of a capped one there are more. */
  readonly total: number;
  readonly isCapped: boolean;
  readonly chosen: readonly ExportColumn[];
  readonly onChoose: (chosen: readonly ExportColumn[]) => void;
}

const FILTERS = ['dateKind', 'from', 'to', 'country', 'dealer', 'search', 'sort'] as const;

/** Which columns as which file. A plain form of GET, so the browser downloads what the API streams; long files are a job's. */
export function ExportForm({ total, isCapped, chosen, onChoose }: ExportFormProps) {
  const { t } = useLingui();
  const site = useSite();
  const names = useColumnNames();
  const [params] = useSearchParams();
  const [isPersonal, setIsPersonal] = useState(false);
  const [reason, setReason] = useState('');
  function choose(key: ExportColumn, isRequired: boolean) {
    const next = ORDER_EXPORT_COLUMNS.filter((one) => (one === key ? isRequired : chosen.includes(one)));
    // A file has one column at least.
    if (next.length > 0) onChoose(next);
  }
  const stored = FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ''] as const] : []));
  const personalNames = ORDER_EXPORT_PERSONAL.map((key) => names[key]).join(', ');
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
            {ORDER_EXPORT_COLUMNS.map((key) => (
              <Checkbox
                key={key}
                variant="compact"
                name="columns"
                value={key}
                label={names[key]}
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

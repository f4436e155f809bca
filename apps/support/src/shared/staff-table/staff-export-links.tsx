import { FILE_REASON_MIN_LENGTH } from '@heizplatz/contract';
import { useLocation } from '@heizplatz/router';
import { Button, Disclosure, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CASE_PARAM } from '../list-panes/case-address';
import panel from './panel.module.css';
import styles from './staff-export-links.module.css';

interface StaffExportLinksProps {
  /** The path of the list's export call. */
  readonly path: string;
  /** Titles of the file's columns that name persons. */
  readonly personalColumns: readonly string[];
}

/** The list's search, order and filters, as its file reads them. */
function getFileParams(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.delete('size');
  params.delete(CASE_PARAM);
  return params;
}

/** The file with the columns that name persons, for a reason. A plain form of GET: the browser downloads its answer. */
function PersonalFile({ path, personalColumns }: StaffExportLinksProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const titles = personalColumns.join(', ');
  return (
    <Disclosure summary={t`Mit Personen`}>
      <form action={path} className={panel.form} aria-label={t`Mit Personen ausgeben`}>
        {[...getFileParams(search)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="personal" value="1" />
        <p>
          <Trans>Die Datei nennt zusätzlich: {titles}.</Trans>
        </p>
        <TextField
          size="small"
          name="reason"
          label={t`Grund`}
          hint={t`Mindestens fünf Zeichen; steht mit Ihrem Namen im Protokoll.`}
          required
          minLength={FILE_REASON_MIN_LENGTH}
          maxLength={300}
          autoComplete="off"
        />
        <div className={styles.buttons}>
          <Button type="submit" size="small" name="format" value="csv">
            <Trans>CSV herunterladen</Trans>
          </Button>
          <Button type="submit" size="small" variant="secondary" name="format" value="xlsx">
            <Trans>Excel herunterladen</Trans>
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}

/** The same list as a file: without the columns that name persons, or with them for a reason. */
export function StaffExportLinks({ path, personalColumns }: StaffExportLinksProps) {
  const { search } = useLocation();
  const getHref = (format: 'csv' | 'xlsx'): string => {
    const params = getFileParams(search);
    params.set('format', format);
    return `${path}?${params}`;
  };
  return (
    <>
      <span className={styles.links}>
        <Trans>
          Ausgeben:{' '}
          <a href={getHref('csv')} download>
            CSV
          </a>{' '}
          <a href={getHref('xlsx')} download>
            Excel
          </a>
        </Trans>
      </span>
      {personalColumns.length > 0 && <PersonalFile path={path} personalColumns={personalColumns} />}
    </>
  );
}

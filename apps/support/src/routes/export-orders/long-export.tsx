import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS, type OrderExportJob } from '@heizplatz/contract';
import { formatNumber, formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Progress } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './export-view.module.css';
import { ProblemText } from './problem-text';

/** How often the status of an unfinished file is polled. */
const PROGRESS_MS = 2000;

interface LongExportProps {
  /** The query of the file's call, without its format. */
  readonly query: Readonly<Record<string, string>>;
}

/** More rows than anybody waits for: a job writes the file, and its link stands below. */
export function LongExport({ query }: LongExportProps) {
  const api = useApi();
  const { mutate } = useCall(CALLS.orderExportJobs, {});
  const { isBusy, problem, submit } = useSubmit();
  const start = (format: 'csv' | 'xlsx') =>
    submit(async () => {
      const body = { Query: new URLSearchParams({ ...query, format }).toString() };
      await mutate(await api(CALLS.startOrderExport, { body }), { revalidate: true });
    });
  return (
    <>
      <p className="quiet">
        <Trans>Mehr als 10.000 Zeilen: Die Datei wird im Hintergrund geschrieben; ihr Link steht dann hier.</Trans>
      </p>
      <ProblemText problem={problem} />
      <div className={styles.acts}>
        <Button type="button" size="small" busy={isBusy} onClick={() => void start('csv')}>
          <Trans>CSV schreiben lassen</Trans>
        </Button>
        <Button type="button" size="small" variant="secondary" busy={isBusy} onClick={() => void start('xlsx')}>
          <Trans>Excel schreiben lassen</Trans>
        </Button>
      </div>
    </>
  );
}

/** The caller's own long files: how far they are, and where they can be fetched. */
export function ExportJobs() {
  const { data: jobs = [] } = useCall(CALLS.orderExportJobs, {});
  const isOpen = jobs.some(({ State }) => State === 'waiting' || State === 'running');
  useCall(CALLS.orderExportJobs, {}, { refreshMs: isOpen ? PROGRESS_MS : 0 });
  if (jobs.length === 0) return null;
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.Id} className={styles.item}>
          <JobState job={job} />
        </li>
      ))}
    </ul>
  );
}

function JobState({ job }: { readonly job: OrderExportJob }) {
  const { t } = useLingui();
  const site = useSite();
  const rows = formatNumber(job.RowsDone, site);
  const until = formatTime(job.ExpiresAt, site);
  if (job.State === 'done')
    return (
      <p>
        <a href={CALLS.orderExportJobFile.path.replace(':id', job.Id)} download>
          {job.FileName}
        </a>{' '}
        <span className="quiet">
          <Trans>
            {rows} Zeilen, abrufbar bis {until}
          </Trans>
        </span>
      </p>
    );
  if (job.State === 'failed')
    return (
      <p>
        <Trans>{job.FileName} konnte nicht geschrieben werden. Bitte starten Sie den Auftrag noch einmal.</Trans>
      </p>
    );
  return (
    <p role="status">
      {job.State === 'running' ? (
        <Trans>
          {job.FileName}: {rows} Zeilen geschrieben
        </Trans>
      ) : (
        <Trans>{job.FileName} wartet</Trans>
      )}{' '}
      <Progress label={t`Datei wird geschrieben`} />
    </p>
  );
}

import { ProblemError } from '@heizplatz/api-client';
import { Button, Chip, Dialog } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './selection.module.css';

interface BulkDialogProps<Row> {
  readonly title: string;
  readonly confirmText: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly getText: (row: Row) => string;
  readonly run: (row: Row) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** The rows that it worked for. */
  readonly onDone: (rows: readonly Row[]) => void;
  readonly onClose: () => void;
}

/** '' once it is done; otherwise why it was refused. */
type Results = ReadonlyMap<string, string>;

function useRefusalText() {
  const { t } = useLingui();
  return (problem: ProblemError): string =>
    problem.code === 'VERSION_CONFLICT'
      ? t`Inzwischen von jemand anderem geändert`
      : (problem.problem.detail ?? t`Das hat nicht geklappt.`);
}

/** Asks once, then sends the command of each row by itself: one that is refused stops none, and each row says what became of it. */
export function BulkDialog<Row>(props: BulkDialogProps<Row>) {
  const { title, confirmText, rowKey, getText, run, reload, onDone, onClose } = props;
  const refusalText = useRefusalText();
  // The selection shrinks while rows are done.
  const [rows] = useState(props.rows);
  const [results, setResults] = useState<Results | null>(null);
  const isBusy = results !== null && results.size < rows.length;
  const refused = results && [...results.values()].filter(Boolean).length;

  async function getResult(row: Row): Promise<string> {
    try {
      await run(row);
      return '';
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return refusalText(error);
    }
  }
  async function runAll(): Promise<void> {
    const done: Row[] = [];
    setResults(new Map());
    for (const row of rows) {
      const result = await getResult(row);
      if (result === '') done.push(row);
      setResults((before) => new Map(before).set(rowKey(row), result));
    }
    onDone(done);
    await reload();
  }
  return (
    <Dialog
      open
      title={title}
      onClose={() => !isBusy && onClose()}
      footer={
        results === null || isBusy ? (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              <Trans>Abbrechen</Trans>
            </Button>
            <Button busy={isBusy} onClick={() => void runAll()}>
              {confirmText}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <Trans>Fertig</Trans>
          </Button>
        )
      }
    >
      <ul className={styles.rows}>
        {rows.map((row) => {
          const result = results?.get(rowKey(row));
          return (
            <li key={rowKey(row)} className={styles.row}>
              <span>{getText(row)}</span>
              {result === '' && (
                <Chip tone="good">
                  <Trans>erledigt</Trans>
                </Chip>
              )}
              {result && <Chip tone="bad">{result}</Chip>}
            </li>
          );
        })}
      </ul>
      <p role="status">
        {!isBusy && refused === 0 && <Trans>Alle erledigt.</Trans>}
        {!isBusy && !!refused && (
          <Plural value={refused} one="# nicht erledigt, siehe oben." other="# nicht erledigt, siehe oben." />
        )}
      </p>
    </Dialog>
  );
}

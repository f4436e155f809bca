import { Button } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog';
import styles from './selection.module.css';
import type { Selection } from './use-selection';

interface SelectionBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly rowKey: (row: Row) => string;
  /** What is done to each: 'Buchen'. */
  readonly actionText: string;
  /** The question before it. */
  readonly title: string;
  /** What happens to the row: 'DE-26-208063 · Anke Vogt: gebucht: Ohne Kosten'. */
  readonly getText: (row: Row) => string;
  /** The command of a single row; throws a ProblemError when it is refused. */
  readonly run: (row: Row) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
}

/** How many rows are selected, and the action on all of them. */
export function SelectionBar<Row>({ selection, actionText, ...rest }: SelectionBarProps<Row>) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const rows = [...selection.rows.values()];
  if (rows.length === 0 && !isAsking) return null;
  return (
    <div role="region" aria-label={t`Auswahl`} className={styles.bar}>
      <p role="status" className={styles.count}>
        <Plural value={rows.length} one="# Zeile ausgewählt" other="# Zeilen ausgewählt" />
      </p>
      <Button variant="quiet" size="small" onClick={selection.clear}>
        <Trans>Auswahl aufheben</Trans>
      </Button>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {actionText}
      </Button>
      {isAsking && (
        <BulkDialog
          {...rest}
          confirmText={actionText}
          rows={rows}
          onDone={(done) => selection.select(done, false)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

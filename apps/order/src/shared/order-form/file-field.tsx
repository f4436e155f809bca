import { Button, classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useRef } from 'react';
import styles from './file-field.module.css';
import { type PickedFile, readPickedFile } from './picked-file';

interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly types: readonly string[];
  readonly file: PickedFile | null;
  readonly onPick: (file: PickedFile | null) => void;
}

/** One file, with a preview before it is sent; forms without JavaScript are sent as text and have none. */
export function FileField({ id, label, hint, error, types, file, onPick }: FileFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);

  // What was sent, or dropped, must not stand in the field as if it were still to go.
  useEffect(() => {
    if (!file && input.current) input.current.value = '';
  }, [file]);

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const [picked] = event.currentTarget.files ?? [];
    onPick(picked ? await readPickedFile(picked, types) : null);
  }
  function drop() {
    onPick(null);
    input.current?.focus();
  }
  return (
    <div className={classNames(styles.field, 'script-only')}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        type="file"
        id={id}
        accept={types.join(',')}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => void pick(event)}
      />
      <span id={`${id}-hint`} className="quiet">
        {hint}
      </span>
      <span id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </span>
      {file && !file.issue && (
        <div className={styles.picked}>
          {file.pictureUrl && (
            <img className={styles.picture} src={file.pictureUrl} alt={t`Vorschau von ${file.FileName}`} />
          )}
          <Button variant="quiet" size="small" onClick={drop}>
            <Trans>Datei entfernen</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

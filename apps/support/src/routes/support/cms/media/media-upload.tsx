import { Card, CardHeader, classNames, Icon } from '@heizplatz/ui';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useRef, useState } from 'react';
import styles from './media.module.css';
import { UploadForm } from './upload-form';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/svg+xml,application/pdf';
const MAX_BYTES = 5 * 1024 * 1024;
/** Each needs a text of its own. */
const MAX_FILES = 10;

interface Waiting {
  readonly id: number;
  readonly file: File;
}

/** Files by button or drag and drop; each is uploaded with its text. */
export function MediaUpload({ onUploaded }: { readonly onUploaded: () => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const next = useRef(1);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [tooLarge, setTooLarge] = useState('');
  const [isOver, setIsOver] = useState(false);

  function take(files: readonly File[]) {
    const fitting = files.filter(({ size }) => size <= MAX_BYTES);
    setTooLarge(files.find(({ size }) => size > MAX_BYTES)?.name ?? '');
    const added = fitting.map((file) => ({ id: next.current++, file }));
    setWaiting((before) => [...before, ...added].slice(0, MAX_FILES));
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take([...event.dataTransfer.files]);
  }
  function over(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }
  const done = (id: number) => setWaiting((before) => before.filter((one) => one.id !== id));

  return (
    <Card as="section" aria-labelledby="hochladen" className={styles.upload}>
      <CardHeader titleId="hochladen" title={<Trans>Hochladen</Trans>} />
      {/* Who cannot drag has the button within. */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          multiple
          hidden
          aria-label={t`Dateien auswählen`}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button variant="secondary" onClick={() => input.current?.click()}>
          <Icon name="plus" size={18} />
          <Trans>Dateien wählen</Trans>
        </Button>
        <span className="quiet">
          <Trans>oder hierher ziehen: JPEG, PNG, WebP, SVG oder PDF, höchstens 5 MB</Trans>
        </span>
      </div>
      <p role="status" className={styles.refused} hidden={tooLarge === ''}>
        {tooLarge !== '' && <Trans>{tooLarge} ist größer als 5 MB und wurde ausgelassen.</Trans>}
      </p>
      {waiting.map(({ id, file }) => (
        <UploadForm
          key={id}
          file={file}
          onDone={() => {
            done(id);
            onUploaded();
          }}
          onDrop={() => done(id)}
        />
      ))}
    </Card>
  );
}

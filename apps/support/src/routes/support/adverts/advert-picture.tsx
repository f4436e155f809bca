import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import styles from './adverts.module.css';

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error(`${file.name} cannot be read`, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}

interface AdvertPictureProps {
  /** Receives the picture's address instead. */
  readonly onUploaded?: (path: string) => void;
}

/** Stores a picture and displays the address by which markup and style sheet reference it. */
export function AdvertPicture({ onUploaded }: AdvertPictureProps) {
  const { t } = useLingui();
  const id = useId();
  const api = useApi();
  const [path, setPath] = useState('');
  const { isBusy, problem, submit } = useSubmit();
  const upload = (file: File) =>
    submit(async () => {
      const File = { FileName: file.name, ContentBase64: await toBase64(file) };
      const { Path } = await api(CALLS.uploadAdvertPicture, { body: { File } });
      if (onUploaded) onUploaded(Path);
      else setPath(Path);
    });
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{t`Bild hochladen`}</label>
      <input
        type="file"
        id={id}
        accept="image/png,image/jpeg,image/webp"
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void upload(file);
        }}
      />
      <span id={`${id}-hint`} className="quiet">{t`PNG, JPEG oder WebP, höchstens 5 MB`}</span>
      {problem && (
        <Notice tone="bad" announce>
          {problem.problem.detail ?? t`Das Bild konnte nicht gespeichert werden.`}
        </Notice>
      )}
      {path && (
        <p role="status">
          <Trans>
            Gespeichert. Im Inhalt: <code className={styles.code}>{`<img src="${path}" alt="">`}</code>
          </Trans>
        </p>
      )}
    </div>
  );
}

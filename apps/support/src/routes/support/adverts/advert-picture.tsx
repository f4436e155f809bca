import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { FilePick } from '../../../shared/staff-form/file-pick';
import { toBase64 } from '../../../shared/staff-form/get-base64';
import styles from './adverts.module.css';

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
      <FilePick
        id={id}
        label={t`Bild hochladen`}
        hint={t`PNG, JPEG oder WebP, höchstens 5 MB`}
        accept="image/png,image/jpeg,image/webp"
        disabled={isBusy}
        error={problem ? (problem.problem.detail ?? t`Das Bild konnte nicht gespeichert werden.`) : undefined}
        onPick={(file) => void upload(file)}
      />
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

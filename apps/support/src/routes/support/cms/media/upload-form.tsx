import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, Checkbox, Progress, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { toBase64 } from '../../../../shared/staff-form/get-base64';
import styles from './media.module.css';

/** The texts; the file is read when it is sent. */
const Labels = v.pipe(
  v.object({ Alt: v.pipe(v.string(), v.trim(), v.maxLength(300, 'TOO_LONG')), IsDecorative: v.boolean() }),
  v.forward(
    v.check(({ Alt, IsDecorative }) => Alt !== '' || IsDecorative, 'ALT_MISSING'),
    ['Alt'],
  ),
);

interface UploadFormProps {
  readonly file: File;
  readonly onDone: () => void;
  readonly onDrop: () => void;
}

/** One file that needs its text before the upload; the server validates it by its content. */
export function UploadForm({ file, onDone, onDrop }: UploadFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const [share, setShare] = useState<number | null>(null);
  const labels = { File: t`Datei`, Alt: t`Alternativtext`, IsDecorative: t`Schmückend` };
  const form = useStaffForm({
    name: 'upload',
    schema: Labels,
    values: { Alt: '', IsDecorative: '', File: '' },
    read: (values) => ({ Alt: values['Alt'], IsDecorative: values['IsDecorative'] === 'on' }),
    save: async (description) => {
      setShare(0);
      try {
        const File = { FileName: file.name.slice(-120), ContentBase64: await toBase64(file) };
        await api(CALLS.uploadMedium, { body: { File, ...description } }, { onProgress: setShare });
      } finally {
        setShare(null);
      }
      show({ tone: 'good', text: t`${file.name} ist in der Mediathek.` });
      onDone();
    },
  });
  const { id, error } = form.identify('File');
  return (
    <section aria-label={file.name} className={styles.stack}>
      <p>
        <strong>{file.name}</strong>
      </p>
      <p id={id} tabIndex={-1} className={styles.refused} hidden={!error} role="alert">
        {error}
      </p>
      <StaffForm form={form} labels={labels} submitText={t`Hochladen`} submitVariant="secondary">
        <TextField
          {...form.field('Alt')}
          label={labels.Alt}
          hint={t`Was zu sehen ist, für alle, die das Bild nicht sehen; bei einem PDF sein Titel.`}
          maxLength={300}
          disabled={form.watch('IsDecorative') === 'on'}
        />
        <Checkbox {...form.box('IsDecorative')} variant="compact" label={t`Schmückend, ohne eigene Aussage`} />
      </StaffForm>
      {share !== null && <Progress label={t`${file.name} wird hochgeladen`} value={share} />}
      <div>
        <Button variant="quiet" size="small" onClick={onDrop} aria-label={t`${file.name} doch nicht hochladen`}>
          <Trans>Doch nicht</Trans>
        </Button>
      </div>
    </section>
  );
}

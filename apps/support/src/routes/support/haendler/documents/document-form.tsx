import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toBody } from '@heizplatz/form-ui';
import { FilePick } from '../../../../shared/staff-form/file-pick';
import { toBase64 } from '../../../../shared/staff-form/get-base64';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import styles from '../dealers.module.css';
import { useDocumentKinds } from './use-document-kinds';
import { toOptions } from '../../../../shared/labels/to-options';

interface Picked {
  readonly FileName: string;
  readonly ContentBase64: string;
}

const NOTHING: Picked = { FileName: '', ContentBase64: '' };

interface DocumentFormProps {
  readonly dealerId: number;
  readonly today: string;
  readonly onAdded: () => void;
}

/** A paper with the day from which it counts; the server judges it by content. */
export function DocumentForm({ dealerId, today, onAdded }: DocumentFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const kinds = useDocumentKinds();
  const [picked, setPicked] = useState(NOTHING);
  const form = useStaffForm({
    name: 'document',
    schema: toBody(CALLS.addDealerDocument),
    values: { Kind: 'terms', ValidFrom: today, ValidUntil: '', File: '' },
    read: (values) => ({
      DealerId: dealerId,
      Kind: values['Kind'],
      ValidFrom: values['ValidFrom'],
      ValidUntil: values['ValidUntil'] || null,
      File: picked,
    }),
    save: async (body) => {
      await api(CALLS.addDealerDocument, { body });
      onAdded();
    },
  });
  const labels = { Kind: t`Art`, ValidFrom: t`Gilt ab`, ValidUntil: t`Gilt bis`, File: t`Datei` };
  const { id, error } = form.identify('File');
  return (
    <StaffForm form={form} labels={labels} submitText={t`Hinzufügen`}>
      <div className={styles.grid}>
        <SelectField {...form.field('Kind')} size="small" label={labels.Kind} options={toOptions(kinds)} />
        <TextField {...form.field('ValidFrom')} type="date" size="small" label={labels.ValidFrom} />
        {form.watch('Kind') === 'certificate' && (
          <TextField {...form.field('ValidUntil')} type="date" size="small" label={labels.ValidUntil} optional />
        )}
        <FilePick
          id={id}
          label={labels.File}
          hint={t`PDF, für Zertifikate auch ein Bild; höchstens 5 MB`}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          error={error}
          onPick={(file) =>
            void toBase64(file).then((ContentBase64) => setPicked({ FileName: file.name, ContentBase64 }))
          }
        />
      </div>
    </StaffForm>
  );
}

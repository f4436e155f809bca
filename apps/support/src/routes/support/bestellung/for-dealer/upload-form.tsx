import { useApi } from '@heizplatz/api-client';
import { CALLS, type UploadedFile } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { usePaperKinds } from '@heizplatz/order-ui';
import { SelectField } from '@heizplatz/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FilePick } from '../../../../shared/staff-form/file-pick';
import { toBase64 } from '../../../../shared/staff-form/get-base64';
import { ForDealerForm } from './for-dealer-form';

const NO_FILE: UploadedFile = { FileName: '-', ContentBase64: '' };

const ISSUE_LABELS = {
  FILE_TYPE: msg`Bitte ein PDF oder ein Bild (PNG, JPEG, WebP).`,
  FILE_BROKEN: msg`Diese Datei kann nicht gelesen werden.`,
  FILE_LARGE: msg`Das Bild hat mehr als 50 Millionen Bildpunkte.`,
  FILE_COMPLEX: msg`Diese Datei ist so aufwendig gebaut, dass sie sich nicht prüfen lässt. Bitte speichern Sie sie neu und wählen Sie die neue Datei.`,
  PDF_ACTIVE: msg`Dieses PDF enthält Skripte, eingebettete Dateien oder eine Verschlüsselung. Bitte drucken Sie es als PDF und wählen Sie die neue Datei.`,
  TOO_LARGE: msg`Die Datei ist größer als 5 MB.`,
};

/** Delivery note, weighing note, invoice, as the dealer mailed it to us; the customer gets it by mail. */
export function UploadForm() {
  const { t } = useLingui();
  const api = useApi();
  const kinds = usePaperKinds();
  const [file, setFile] = useState(NO_FILE);
  const names = { Kind: t`Art`, ContentBase64: t`Datei` };
  return (
    <ForDealerForm
      id="dokument"
      label={t`Dokument hochladen`}
      schema={toBody(CALLS.staffUploadForDealer)}
      values={{ Kind: 'invoice', ContentBase64: '' }}
      read={({ Kind }) => ({ Kind, File: file })}
      issueLabels={ISSUE_LABELS}
      fieldNames={names}
      send={(body) => api(CALLS.staffUploadForDealer, { body })}
      doneText={t`Das Dokument ist da. Der Kunde bekommt es per Mail.`}
      submitLabel={<Trans>Hochladen</Trans>}
    >
      {({ field, identify }) => (
        <>
          <SelectField {...field('Kind')} label={names.Kind} options={kinds} />
          <FilePick
            {...identify('ContentBase64')}
            label={names.ContentBase64}
            hint={t`PDF, JPEG, PNG oder WebP, höchstens 5 MB`}
            accept="application/pdf,image/png,image/jpeg,image/webp"
            onPick={(picked) =>
              void toBase64(picked).then((ContentBase64) =>
                setFile({ FileName: picked.name.slice(0, 120), ContentBase64 }),
              )
            }
          />
        </>
      )}
    </ForDealerForm>
  );
}

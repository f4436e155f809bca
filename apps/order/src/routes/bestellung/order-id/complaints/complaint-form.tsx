import { useApi } from '@heizplatz/api-client';
import { CALLS, ComplaintKind } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { COMPLAINT_KIND_LABELS } from '@heizplatz/order-ui';
import { SelectField, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { FileField } from '../../../../shared/order-form/file-field';
import { type PickedFile, PICTURE_TYPES } from '../../../../shared/order-form/picked-file';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** What is wrong with the delivery, with an optional picture. */
export function ComplaintForm() {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, reload } = useCustomerOrder();
  const [file, setFile] = useState<PickedFile | null>(null);
  const Picture = file && { FileName: file.FileName, ContentBase64: file.ContentBase64 };
  const kinds = [
    { value: '', label: t`Bitte wählen` },
    ...ComplaintKind.options.map((kind) => ({ value: kind, label: t(COMPLAINT_KIND_LABELS[kind]) })),
  ];
  return (
    <ActionForm
      id="reklamation"
      label={t`Etwas reklamieren`}
      values={{ Kind: '', Text: '', ContentBase64: '' }}
      read={({ Kind, Text }) => ({ ...orderKey, Kind, Text, Picture })}
      schema={toBody(CALLS.complainAboutOrder)}
      furtherIssues={() => (file?.issue ? { ContentBase64: file.issue } : {})}
      fieldNames={{ Kind: t`Worum geht es?`, Text: t`Was stimmt nicht?`, ContentBase64: t`Bild` }}
      send={async (body) => {
        await api(CALLS.complainAboutOrder, { body });
        setFile(null);
        await reload();
      }}
      clears
      doneText={t`Ihre Reklamation ist beim Händler und bei uns. Sie bekommen Antwort per E-Mail.`}
      submitLabel={<Trans>Reklamation senden</Trans>}
      variant="secondary"
    >
      {({ field, identify }) => (
        <>
          <SelectField {...field('Kind')} label={t`Worum geht es?`} options={kinds} />
          <TextArea {...field('Text')} label={t`Was stimmt nicht?`} maxLength={2000} />
          <noscript>
            <p className="quiet">
              <Trans>Ein Bild mitzusenden braucht JavaScript. Für die Reklamation reicht der Text.</Trans>
            </p>
          </noscript>
          <FileField
            {...identify('ContentBase64')}
            label={t`Bild (freiwillig)`}
            hint={t`JPEG, PNG oder WebP, höchstens 5 MB`}
            types={PICTURE_TYPES}
            file={file}
            onPick={setFile}
          />
        </>
      )}
    </ActionForm>
  );
}

import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { usePaperKinds } from '@heizplatz/order-ui';
import { SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { FileField } from '../../../../shared/order-form/file-field';
import { PAPER_TYPES, type PickedFile } from '../../../../shared/order-form/picked-file';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** Delivery note, weighing note, invoice; the customer finds them on the order page. */
export function UploadForm() {
  const { t } = useLingui();
  const api = useApi();
  const kinds = usePaperKinds();
  const { orderKey, show } = useDealerOrder();
  const [file, setFile] = useState<PickedFile | null>(null);
  const File = { FileName: file?.FileName ?? '-', ContentBase64: file?.ContentBase64 ?? '' };
  return (
    <>
      <noscript>
        <p className="quiet">
          <Trans>Zum Hochladen braucht es JavaScript.</Trans>
        </p>
      </noscript>
      <div className="script-only">
        <ActionForm
          id="dokument"
          label={t`Dokument hochladen`}
          values={{ Kind: 'delivery-note', ContentBase64: '' }}
          read={({ Kind }) => ({ ...orderKey, Kind, File })}
          schema={toBody(CALLS.dealerUploadDocument)}
          furtherIssues={() => (file?.issue ? { ContentBase64: file.issue } : {})}
          fieldNames={{ Kind: t`Art`, ContentBase64: t`Datei` }}
          send={async (body) => {
            await show(await api(CALLS.dealerUploadDocument, { body }));
            setFile(null);
          }}
          doneText={t`Das Dokument ist da. Der Kunde kann es jetzt lesen.`}
          submitLabel={<Trans>Hochladen</Trans>}
          variant="secondary"
        >
          {({ field, identify }) => (
            <>
              <SelectField {...field('Kind')} label={t`Art`} options={kinds} />
              <FileField
                {...identify('ContentBase64')}
                label={t`Datei`}
                hint={t`PDF, JPEG, PNG oder WebP, höchstens 5 MB`}
                types={PAPER_TYPES}
                file={file}
                onPick={setFile}
              />
            </>
          )}
        </ActionForm>
      </div>
    </>
  );
}

import { useApi } from '@heizplatz/api-client';
import { CALLS, ComplaintKind } from '@heizplatz/contract';
import { COMPLAINT_KIND_WORDS } from '@heizplatz/order-ui';
import { SelectField, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { FileField } from '../../../../shared/order-form/file-field';
import { type PickedFile, PICTURE_TYPES } from '../../../../shared/order-form/picked-file';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** What is wrong with the delivery, with a picture if wanted. */
export function ComplaintForm() {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, reload } = useCustomerOrder();
  const typed = useTypedAction('reklamation');
  const [Kind, setKind] = useState(() => kindOf(typed('Kind')));
  const [Text, setText] = useState(typed('Text'));
  const [file, setFile] = useState<PickedFile | null>(null);
  const Picture = file && { FileName: file.FileName, ContentBase64: file.ContentBase64 };
  const body = { ...orderKey, Kind: Kind || 'other', Text, Picture } as const;
  const kinds = [
    { value: '', label: t`Bitte wählen` },
    ...ComplaintKind.options.map((kind) => ({ value: kind, label: t(COMPLAINT_KIND_WORDS[kind]) })),
  ];
  return (
    <ActionForm
      id="reklamation"
      label={t`Etwas reklamieren`}
      body={body}
      schema={CALLS.complainAboutOrder.body}
      furtherIssues={{ ...(!Kind && { Kind: 'REQUIRED' }), ...(file?.issue && { ContentBase64: file.issue }) }}
      fieldNames={{ Kind: t`Worum geht es?`, Text: t`Was stimmt nicht?`, ContentBase64: t`Bild` }}
      send={async () => {
        await api(CALLS.complainAboutOrder, { body });
        setKind('');
        setText('');
        setFile(null);
        await reload();
      }}
      doneText={t`Ihre Reklamation ist beim Händler und bei uns. Sie bekommen Antwort per E-Mail.`}
      submitLabel={<Trans>Reklamation senden</Trans>}
      look="secondary"
    >
      {({ field }) => (
        <>
          <SelectField
            {...field('Kind')}
            label={t`Worum geht es?`}
            options={kinds}
            value={Kind}
            onChange={({ currentTarget }) => setKind(kindOf(currentTarget.value))}
          />
          <TextArea
            {...field('Text')}
            label={t`Was stimmt nicht?`}
            maxLength={2000}
            value={Text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <noscript>
            <p className="quiet">
              <Trans>Ein Bild mitzusenden braucht JavaScript. Für die Reklamation reicht der Text.</Trans>
            </p>
          </noscript>
          <FileField
            {...field('ContentBase64')}
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

const kindOf = (text: string): ComplaintKind | '' => (v.is(ComplaintKind, text) ? text : '');

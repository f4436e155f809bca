import { type CaseMailKind, SendCaseMail, type StaffCaseMail } from '@heizplatz/contract';
import { useContractForm } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { Button, ErrorSummary, TextArea, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { SubmissionError } from '../order/submission-error';
import { useStaffIssueText } from '../staff-form/use-staff-issue-text';
import { useUnsavedWarning } from '../staff-form/use-unsaved-warning';
import { fillTextModule, hasPlaceholder } from '../text-modules/fill-text-module';
import { TextModuleField } from '../text-modules/text-module-field';
import styles from './case-mail.module.css';
import { MailPreview } from './mail-preview';
import { deleteUndoneDraft, getUndoneDraft, type MailDraft } from './undone-drafts';
import { useCaseMail } from './use-case-mail';

interface CaseMailFormProps {
  readonly kind: CaseMailKind;
  readonly objectId: string;
  readonly mail: StaffCaseMail;
  readonly to: string;
  readonly reload: () => Promise<unknown>;
}

const toDraft = ({ Subject = '', Text = '' }: Readonly<Record<string, string>>): MailDraft => ({ Subject, Text });

/** Subject and text of a mail to the case's customer, with text modules and a preview. */
export function CaseMailForm({ kind, objectId, mail, to, reload }: CaseMailFormProps) {
  const { t } = useLingui();
  const issueText = useStaffIssueText();
  const [preview, setPreview] = useState<MailDraft | null>(null);
  const caseId = `${kind}:${objectId}`;
  const greeting = `${mail.Greeting}\n\n`;
  const send = useCaseMail({ kind, objectId, to, reload, onUndone: (draft) => form.setValues({ ...draft }) });
  const form = useContractForm({
    name: 'case-mail',
    schema: SendCaseMail,
    values: { Subject: mail.Subject, Text: greeting },
    clears: true,
    read: (values) => ({ ...toDraft(values), Kind: kind, ObjectId: objectId }),
    furtherIssues: ({ Text = '' }) => ({
      ...(Text.trim() === mail.Greeting && { Text: 'REQUIRED' }),
      ...(hasPlaceholder(Text) && { Text: 'PLACEHOLDER' }),
    }),
    issueText: (code) =>
      code === 'PLACEHOLDER' ? t`Bitte ersetzen Sie, was noch in geschweiften Klammern steht.` : issueText(code),
    fieldNames: { Subject: t`Betreff`, Text: t`Text` },
    save: async ({ Subject, Text }) => {
      deleteUndoneDraft(caseId);
      await send({ Subject, Text });
      setPreview(null);
    },
  });
  useUnsavedWarning(form.isUnsaved);
  const restore = useEffectEvent(() => form.setValues({ ...getUndoneDraft(caseId) }));
  useEffect(() => restore(), []);
  function insert(module: string) {
    const text = `${form.getValues()['Text']?.trim() ?? ''}\n\n${fillTextModule(module, mail.Placeholders)}`;
    form.setValue('Text', text);
    if (preview) setPreview(toDraft(form.getValues()));
  }
  return (
    <PostForm
      name={form.name}
      noValidate
      aria-label={t`E-Mail schreiben`}
      className={styles.form}
      onInput={({ target }) => {
        // Rendered before its own change event, a choice would be gone.
        if (preview && !(target instanceof HTMLSelectElement)) setPreview(toDraft(form.getValues()));
      }}
      onSubmit={(event) => void form.submit(event)}
    >
      <ErrorSummary errors={form.errors} />
      {form.errors.length === 0 && <SubmissionError problem={form.problem} />}
      <p className={styles.to}>
        <Trans>An {to}</Trans>
      </p>
      <TextField {...form.field('Subject')} label={t`Betreff`} maxLength={120} autoComplete="off" />
      <TextModuleField kind="customer" onInsert={insert} />
      <TextArea {...form.field('Text')} label={t`Text`} rows={8} maxLength={4000} />
      {preview && <MailPreview to={to} draft={preview} closing={mail.Closing} />}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={form.isBusy} busyText={t`Wird gesendet …`}>
          <Trans>E-Mail senden</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={preview !== null}
          onClick={() => setPreview(preview ? null : toDraft(form.getValues()))}
        >
          {preview ? <Trans>Vorschau schließen</Trans> : <Trans>Vorschau</Trans>}
        </Button>
      </div>
    </PostForm>
  );
}

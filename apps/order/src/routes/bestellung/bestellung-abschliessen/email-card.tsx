import { useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, EmailAddress, type OrderProcess } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { PostForm, useLocation, useRefusedForm } from '@heizplatz/router';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { SubmissionError } from '../../../shared/checkout/submission-error';
import { useFieldErrorText } from '../../../shared/checkout/use-field-error-text';
import { useSave } from '../../../shared/checkout/order-process/use-save';
import styles from './email-card.module.css';
import { SummaryCard } from './summary-card';
import { CHANGE_QUERY, SUMMARY_FORMS } from '../../../shared/summary/summary-forms';
import type { Reload } from './use-place-order';

interface EmailCardProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly reload: Reload;
}

/** Where the confirmation goes. A guest mends a slip right here; customers change theirs by a mailed link. */
export function EmailCard({ process, group, reload }: EmailCardProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const isRequested = new URLSearchParams(search).get(CHANGE_QUERY.name) === CHANGE_QUERY.email;
  const isRefused = useRefusedForm(SUMMARY_FORMS.email) !== null;
  const [isOpen, setOpen] = useState(process.IsGuest && (isRequested || isRefused));
  return (
    <SummaryCard title={<Trans>Bestätigung an</Trans>}>
      {isOpen ? (
        <EmailForm process={process} group={group} reload={reload} onSaved={() => setOpen(false)} />
      ) : (
        <div className={styles.row}>
          <p className={styles.address}>{process.EmailAddress}</p>
          {process.IsGuest && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                setOpen(true);
              }}
            >
              <input type="hidden" name={CHANGE_QUERY.name} value={CHANGE_QUERY.email} />
              <Button type="submit" size="small" aria-label={t`E-Mail-Adresse ändern`}>
                <Trans>Ändern</Trans>
              </Button>
            </form>
          )}
        </div>
      )}
    </SummaryCard>
  );
}

function EmailForm({ process, group, reload, onSaved }: EmailCardProps & { readonly onSaved: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useFieldErrorText();
  const sent = useRefusedForm(SUMMARY_FORMS.email);
  const { isBusy, problem, save } = useSave(sent?.problem);
  const [email, setEmail] = useState(sent?.values['EmailAddress'] ?? process.EmailAddress);
  const [issue, setIssue] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = v.safeParse(EmailAddress, email);
    setIssue(checked.issues?.[0].message);
    if (!checked.success) return;
    const body = { ProductGroupId: group.id, EmailAddress: checked.output };
    if (!(await save(() => api(CALLS.saveGuestEmail, { body })))) return;
    await reload();
    onSaved();
  }

  const refused = refusedFields(problem)['EmailAddress'];
  return (
    <PostForm
      name={SUMMARY_FORMS.email}
      noValidate
      className={styles.form}
      aria-label={t`E-Mail-Adresse`}
      onSubmit={(event) => void submit(event)}
    >
      <SubmissionError problem={refused ? null : problem} />
      <TextField
        id="EmailAddress"
        name="EmailAddress"
        type="email"
        label={t`E-Mail`}
        autoComplete="email"
        maxLength={254}
        value={email}
        error={issueText(issue ?? refused)}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" busy={isBusy} busyText={t`Wird gespeichert …`}>
        <Trans>E-Mail-Adresse speichern</Trans>
      </Button>
    </PostForm>
  );
}

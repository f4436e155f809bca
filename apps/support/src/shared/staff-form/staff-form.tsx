import { PostForm } from '@heizplatz/router';
import { Button, ErrorSummary, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import type { StaffFormState } from './use-staff-form';
import styles from './staff-form.module.css';
import { VersionConflict } from './version-conflict';

export interface StaffFormProps {
  /** `useStaffForm({ … })`. */
  readonly form: StaffFormState;
  /** Labels of fields by name: in the error summary, and where both versions are displayed. */
  readonly labels: Readonly<Record<string, string>>;
  /** How a value is displayed there: the name of a country instead of its number. */
  readonly view?: (name: string, value: string) => string;
  readonly submitText?: string;
  /** 'secondary' for all but the one next step of a page. */
  readonly submitVariant?: 'primary' | 'secondary';
  /** Before the form is sent; false: it is not. */
  readonly onSubmit?: () => boolean;
  /** In place of the buttons. */
  readonly bar?: ReactNode;
  /** Fields, with `{...form.field('Name')}`. */
  readonly children: ReactNode;
}

type FormError = StaffFormState['errors'][number];

/** Two fields may lack the same: the summary names the one it means. */
const nameError = ({ field, fieldId, message }: FormError, labels: StaffFormProps['labels']) => ({
  fieldId,
  message: [labels[field], message].filter(Boolean).join(': '),
});

/** The message of an error that concerns no field, in the API's own German text where it has some. */
function Refusal({ form }: { readonly form: StaffFormState }) {
  const { problem } = form;
  if (!problem || problem.code === 'VERSION_CONFLICT' || form.errors.length > 0) return null;
  const { detail, requestId } = problem.problem;
  const isNotified = problem.status >= 400 && problem.status < 500 && detail;
  // Stored for a second person: nothing went wrong.
  const isPending = problem.problem.context?.['ApprovalId'] !== undefined;
  return (
    <Notice tone={isPending ? 'info' : 'bad'} announce>
      <p>
        {isNotified ? (
          detail
        ) : (
          <Trans>Das hat nicht geklappt. Ihre Angaben sind noch da, bitte versuchen Sie es noch einmal.</Trans>
        )}
      </p>
      {requestId && problem.status >= 500 && (
        <p>
          <Trans>Vorgangsnummer {requestId}</Trans>
        </p>
      )}
    </Notice>
  );
}

/**
 * A form of staff: errors are displayed above and at each field, the input stays, leaving it unsaved requires
 * confirmation, and another user's newer version is displayed beside the input. Without script the route's action
 * handles it.
 */
export function StaffForm(props: StaffFormProps) {
  const { form, labels, view, submitText, submitVariant = 'primary', onSubmit, bar, children } = props;
  const { t } = useLingui();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (onSubmit?.() ?? true) void form.submit(event);
  }
  return (
    <PostForm name={form.name} noValidate className={styles.form} onSubmit={submit}>
      <input type="hidden" name="Version" value={form.version} />
      <ErrorSummary errors={form.errors.map((error) => nameError(error, labels))} />
      <Refusal form={form} />
      {form.newerValues && (
        <VersionConflict
          mine={form.getValues()}
          theirs={form.newerValues}
          labels={labels}
          view={view}
          isBusy={form.isBusy}
          onSettle={(chosen) => void form.resolveConflict(chosen)}
        />
      )}
      {children}
      {bar ?? (
        <div className={styles.acts}>
          <Button type="submit" variant={submitVariant} busy={form.isBusy} busyText={t`Wird gespeichert …`}>
            {submitText ?? <Trans>Speichern</Trans>}
          </Button>
          {form.isUnsaved && (
            <>
              <Button variant="quiet" onClick={form.reset}>
                <Trans>Verwerfen</Trans>
              </Button>
              <span role="status" className={styles.unsaved}>
                <Trans>Noch nicht gespeichert</Trans>
              </span>
            </>
          )}
        </div>
      )}
    </PostForm>
  );
}

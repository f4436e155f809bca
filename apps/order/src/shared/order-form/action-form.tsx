import { ProblemError } from '@heizplatz/api-client';
import { type BodySchema, type ContractForm, type FormValues, type Issues, useContractForm } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { Button, ErrorSummary } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type InferOutput, object } from 'valibot';
import { SubmissionError } from '../checkout/submission-error';
import styles from './action-form.module.css';
import { useActionOutcome } from './statement-context';
import { useActionIssueText } from './use-action-issue-text';

/** Of a button that sends nothing but who presses it. */
export const NO_BODY = object({});

interface ActionFormProps<S extends BodySchema> {
  /** Leads the ids of the fields, and names the form for the page's action (see action-posts). */
  readonly id: string;
  readonly label: string;
  /** '' where fields bring the form's id themselves; absent: it leads theirs. */
  readonly fieldId?: '';
  /** The contract's own schema of the body. */
  readonly schema: S;
  /** What the fields begin with; absent: the form has none. */
  readonly values?: FormValues;
  /** Creates the body from the input. */
  readonly read?: (values: FormValues) => object;
  /** The form's field in a path of the body; absent: the last of its parts that is one. */
  readonly toField?: (path: string) => string;
  /** What the schema cannot know: code by field. */
  readonly furtherIssues?: (values: FormValues) => Issues;
  /** Labels of the fields by name, for the error summary. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  readonly send: (body: InferOutput<S>, values: FormValues) => Promise<unknown>;
  /** The fields are empty again once it was sent. */
  readonly clears?: boolean;
  /** The page's message on success. */
  readonly doneText: string | ((values: FormValues) => string);
  readonly submitLabel: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  readonly children?: (form: ContractForm) => ReactNode;
}

/**
 * One action on an order: validated by the contract's schema, sent once; after a rejection the input is still there.
 */
export function ActionForm<S extends BodySchema>(props: ActionFormProps<S>) {
  const {
    id,
    fieldId = id,
    label,
    values = {},
    send,
    doneText,
    variant = 'primary',
    children,
    submitLabel,
    ...setup
  } = props;
  const { t } = useLingui();
  const issueText = useActionIssueText();
  const { say, meetConflict } = useActionOutcome();
  const form = useContractForm({
    ...setup,
    id: fieldId,
    name: id,
    values,
    follows: true,
    issueText,
    save: async (body, input) => {
      try {
        await send(body, input);
      } catch (error) {
        if (isConflict(error)) await meetConflict(error);
        throw error;
      }
      say(typeof doneText === 'string' ? doneText : doneText(input));
    },
  });
  return (
    <PostForm
      name={id}
      noValidate
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => void form.submit(event)}
    >
      <ErrorSummary errors={form.errors} />
      <SubmissionError problem={isConflict(form.problem) ? null : form.problem} />
      {children?.(form)}
      <Button type="submit" variant={variant} busy={form.isBusy} busyText={t`Wird gesendet …`}>
        {submitLabel}
      </Button>
    </PostForm>
  );
}

/** The page itself reports a conflict, since the form may be gone. */
const isConflict = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'CONFLICT';

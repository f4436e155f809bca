import { ProblemError, useSubmit } from '@heizplatz/api-client';
import { fieldIssues, fieldOfPath, refusedFields } from '@heizplatz/form-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, ErrorSummary } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { ProblemNotice } from '../checkout/problem-notice';
import styles from './action-form.module.css';
import { useActionOutcome } from './said-context';
import { useActionIssueText } from './use-action-issue-text';

export interface ActionFields {
  /** What a field has of its form: an id that is unique on a page with several, the name it is sent under, its error. */
  readonly field: (name: string) => { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly errorOf: (field: string) => string | undefined;
}

interface ActionFormProps {
  /** Leads the ids of the fields, and names the form for the page's action (see act-posts). */
  readonly id: string;
  readonly label: string;
  readonly body: unknown;
  /** The contract's own schema of the body. */
  readonly schema: GenericSchema | undefined;
  /** What the schema cannot know: code by field. */
  readonly furtherIssues?: Readonly<Record<string, string>>;
  /** Labels of the fields by name, for the error summary. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  readonly send: () => Promise<unknown>;
  /** What the page says when it went well. */
  readonly doneText: string;
  readonly submitLabel: ReactNode;
  readonly look?: 'primary' | 'secondary';
  readonly children?: (fields: ActionFields) => ReactNode;
}

/** One act on an order: checked by the contract's schema, sent once, refused with what was typed still there. */
export function ActionForm(props: ActionFormProps) {
  const { id, label, body, schema, furtherIssues, fieldNames = {}, send, doneText, look = 'primary' } = props;
  const { t } = useLingui();
  const issueText = useActionIssueText();
  const { say, meetConflict } = useActionOutcome();
  const refused = useRefusedForm(id)?.problem;
  // Of a conflict the page tells itself, since the form may be gone.
  const { isBusy, problem, submit } = useSubmit(refused && isConflict(refused) ? null : refused);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});

  async function press(event: FormEvent) {
    event.preventDefault();
    const wrong = { ...(schema && byLastName(fieldIssues(schema, body))), ...furtherIssues };
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    let isOvertaken = false;
    const isSent = await submit(() =>
      send().catch(async (error: unknown) => {
        if (!isConflict(error)) throw error;
        isOvertaken = true;
        await meetConflict(error);
      }),
    );
    if (isSent && !isOvertaken) say(doneText);
  }

  const all: Readonly<Record<string, string>> = { ...issues, ...refusedFields(problem) };
  const idOf = (field: string) => `${id}-${field}`;
  const errorOf = (field: string) => issueText(all[field]);
  const fields: ActionFields = { field: (name) => ({ id: idOf(name), name, error: errorOf(name) }), errorOf };
  const errors = Object.entries(all).map(([field, code]) => ({
    fieldId: idOf(field),
    message: [fieldNames[field], issueText(code)].filter(Boolean).join(': '),
  }));
  return (
    <PostForm name={id} noValidate className={styles.form} aria-label={label} onSubmit={(event) => void press(event)}>
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={problem} />
      {props.children?.(fields)}
      <Button type="submit" variant={look} busy={isBusy} busyText={t`Wird gesendet …`}>
        {props.submitLabel}
      </Button>
    </PostForm>
  );
}

const isConflict = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'CONFLICT';

/** 'Window.Date' is the form's Date, as in the server's own list. */
const byLastName = (issues: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(issues).map(([path, code]) => [fieldOfPath(path), code]));

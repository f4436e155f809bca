import { ProblemError, useSubmit } from '@heizplatz/api-client';
import { fieldIssues, fieldOfPath, refusedFields } from '@heizplatz/order-ui';
import { Button, ErrorSummary } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { ProblemNotice } from '../checkout/problem-notice';
import styles from './act-form.module.css';
import { useActOutcome } from './said-context';
import { useActIssueText } from './use-act-issue-text';

export interface ActFields {
  /** Id of a field, unique on a page that has several forms. */
  readonly idOf: (field: string) => string;
  readonly errorOf: (field: string) => string | undefined;
}

interface ActFormProps {
  /** Leads the ids of the fields. */
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
  readonly children?: (fields: ActFields) => ReactNode;
}

/** One act on an order: checked by the contract's schema, sent once, refused with what was typed still there. */
export function ActForm(props: ActFormProps) {
  const { id, label, body, schema, furtherIssues, fieldNames = {}, send, doneText, look = 'primary' } = props;
  const { t } = useLingui();
  const issueText = useActIssueText();
  const { say, meetConflict } = useActOutcome();
  const { isBusy, problem, submit } = useSubmit();
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
  const fields: ActFields = { idOf: (field) => `${id}-${field}`, errorOf: (field) => issueText(all[field]) };
  const errors = Object.entries(all).map(([field, code]) => ({
    fieldId: fields.idOf(field),
    message: [fieldNames[field], issueText(code)].filter(Boolean).join(': '),
  }));
  return (
    <form noValidate className={styles.form} aria-label={label} onSubmit={(event) => void press(event)}>
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={problem} />
      {props.children?.(fields)}
      <Button type="submit" variant={look} busy={isBusy} busyText={t`Wird gesendet …`}>
        {props.submitLabel}
      </Button>
    </form>
  );
}

const isConflict = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'CONFLICT';

/** 'Window.Date' is the form's Date, as in the server's own list. */
const byLastName = (issues: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(issues).map(([path, code]) => [fieldOfPath(path), code]));

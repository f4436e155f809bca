import { type ProblemError, useSubmit } from '@heizplatz/api-client';
import { StaffOrder } from '@heizplatz/contract';
import { fieldIssues, getFieldByPath, refusedFields } from '@heizplatz/form-ui';
import { Button, ErrorSummary, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import styles from '../../../../shared/order/action-form.module.css';
import { type Compared, ConflictNotice } from './conflict-notice';
import { useUnsavedWarning } from '../../../../shared/staff-form/use-unsaved-warning';
import { useStaffOrder } from '../order-context';
import { ProblemNotice } from '../../../../shared/order/problem-notice';
import { useActionIssueText } from './use-action-issue-text';

export interface ActionFields {
  /** Id of a field, unique on a page that has several forms. */
  readonly getId: (field: string) => string;
  readonly getError: (field: string) => string | undefined;
}

interface ActionFormProps {
  /** Leads the ids of the fields. */
  readonly id: string;
  readonly label: string;
  /** What is sent, with the version that the form was made of. */
  readonly body: object;
  /** The contract's own schema of the body. */
  readonly schema: v.GenericSchema | undefined;
  /** Labels of the fields by name, for the error summary. */
  readonly fieldNames: Readonly<Record<string, string>>;
  readonly send: (Version: number) => Promise<StaffOrder>;
  /** What somebody else's newer version and this form say, field by field; those that are alike are left out. */
  readonly compare?: (saved: StaffOrder) => readonly Compared[];
  readonly doneText: string;
  readonly submitLabel: ReactNode;
  readonly children?: (fields: ActionFields) => ReactNode;
}

/** What is saved by now, out of a VERSION_CONFLICT; null for every other failure. */
function savedOrder(problem: ProblemError | null): StaffOrder | null {
  if (problem?.code !== 'VERSION_CONFLICT') return null;
  const parsed = v.safeParse(StaffOrder, problem.problem.context?.['Current']);
  return parsed.success ? parsed.output : null;
}

/** One act on an order: checked by the contract's schema, sent once, refused with what was typed still there. */
export function ActionForm(props: ActionFormProps) {
  const { id, label, body, schema, fieldNames, send, compare, doneText } = props;
  const { t } = useLingui();
  const { order, show } = useStaffOrder();
  const { show: toast } = useToast();
  const issueText = useActionIssueText();
  const { isBusy, problem, submit } = useSubmit();
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const saved = savedOrder(problem);
  const input = JSON.stringify(body);
  const [first] = useState(input);
  useUnsavedWarning(input !== first && !isBusy);

  async function sendAs(version: number) {
    const isSent = await submit(async () => show(await send(version)));
    if (isSent) toast({ tone: 'good', text: doneText });
  }
  async function click(event: FormEvent) {
    event.preventDefault();
    const wrong = schema ? groupByLastName(fieldIssues(schema, { ...body, Version: order.Version })) : {};
    setIssues(wrong);
    if (Object.keys(wrong).length === 0) await sendAs(order.Version);
  }

  const all: Readonly<Record<string, string>> = { ...issues, ...refusedFields(problem) };
  const fields: ActionFields = { getId: (field) => `${id}-${field}`, getError: (field) => issueText(all[field]) };
  const errors = Object.entries(all).map(([field, code]) => ({
    fieldId: fields.getId(field),
    message: [fieldNames[field], issueText(code)].filter(Boolean).join(': '),
  }));
  return (
    <form noValidate className={styles.form} aria-label={label} onSubmit={(event) => void click(event)}>
      <ErrorSummary errors={errors} />
      {saved ? (
        <ConflictNotice
          compared={compare?.(saved) ?? []}
          onTakeSaved={() => void show(saved)}
          onSendMine={() => void sendAs(saved.Version)}
        />
      ) : (
        errors.length === 0 && <ProblemNotice problem={problem} />
      )}
      {props.children?.(fields)}
      <Button type="submit" size="small" busy={isBusy} busyText={t`Wird gespeichert …`}>
        {props.submitLabel}
      </Button>
    </form>
  );
}

/** 'Address.Street' is the form's Street, as in the server's own list. */
const groupByLastName = (issues: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(issues).map(([path, code]) => [getFieldByPath(path), code]));

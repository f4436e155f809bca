import type { ProblemError } from '@heizplatz/api-client';
import { StaffOrder } from '@heizplatz/contract';
import {
  type BodySchema,
  type ContractForm,
  type FormValues,
  type IssueLabels,
  type Issues,
  useContractForm,
} from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { Button, ErrorSummary, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import * as v from 'valibot';
import styles from '../../../../shared/order/action-form.module.css';
import { SubmissionError } from '../../../../shared/order/submission-error';
import { useUnsavedWarning } from '../../../../shared/staff-form/use-unsaved-warning';
import { useStaffOrder } from '../order-context';
import { type Compared, ConflictNotice } from './conflict-notice';
import { useActionIssueText } from './use-action-issue-text';

interface ActionFormProps<S extends BodySchema> {
  /** Names the form, and leads the ids of its fields. */
  readonly id: string;
  /** '' where fields bring the form's id themselves; absent: it leads theirs. */
  readonly fieldId?: '';
  readonly label: string;
  /** The contract's own schema of the body. */
  readonly schema: S;
  readonly values: FormValues;
  /** The body, out of what was typed and the order's version that it changes. */
  readonly read: (values: FormValues, Version: number) => object;
  /** The form's field in a path of the body; absent: the last of its parts that is one. */
  readonly toField?: (path: string) => string;
  /** What the schema cannot know: code by field. */
  readonly furtherIssues?: (values: FormValues) => Issues;
  /** Messages for codes that say something else here than in other actions. */
  readonly issueLabels?: IssueLabels;
  /** Labels of the fields by name, for the error summary. */
  readonly fieldNames: FormValues;
  readonly send: (body: v.InferOutput<S>) => Promise<StaffOrder>;
  /** What somebody else's newer version and this form say, field by field; those that are alike are left out. */
  readonly compare?: (saved: StaffOrder, values: FormValues) => readonly Compared[];
  readonly doneText: string;
  readonly submitLabel: ReactNode;
  readonly children: (form: ContractForm) => ReactNode;
}

/** What is saved by now, out of a VERSION_CONFLICT; null for every other failure. */
function savedOrder(problem: ProblemError | null): StaffOrder | null {
  if (problem?.code !== 'VERSION_CONFLICT') return null;
  const parsed = v.safeParse(StaffOrder, problem.problem.context?.['Current']);
  return parsed.success ? parsed.output : null;
}

/** One action on an order: checked by the contract's schema, sent once, refused with what was typed still there. */
export function ActionForm<S extends BodySchema>(props: ActionFormProps<S>) {
  const {
    id,
    fieldId = id,
    label,
    read,
    send,
    compare,
    doneText,
    submitLabel,
    issueLabels,
    children,
    ...setup
  } = props;
  const { t } = useLingui();
  const { order, show } = useStaffOrder();
  const { show: toast } = useToast();
  const issueText = useActionIssueText(issueLabels);
  // The newer version that somebody chose to overwrite.
  const overwritten = useRef(0);
  const form = useContractForm({
    ...setup,
    name: id,
    id: fieldId,
    read: (values) => read(values, Math.max(order.Version, overwritten.current)),
    issueText,
    save: async (body) => {
      await show(await send(body));
      toast({ tone: 'good', text: doneText });
    },
  });
  useUnsavedWarning(form.isUnsaved);
  const saved = savedOrder(form.problem);

  function sendMine(version: number): void {
    overwritten.current = version;
    void form.submit();
  }

  return (
    <PostForm
      name={id}
      noValidate
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => void form.submit(event)}
    >
      <input type="hidden" name="Version" value={order.Version} />
      <ErrorSummary errors={form.errors} />
      {saved ? (
        <ConflictNotice
          compared={compare?.(saved, form.getValues()) ?? []}
          onTakeSaved={() => void show(saved)}
          onSendMine={() => sendMine(saved.Version)}
        />
      ) : (
        form.errors.length === 0 && <SubmissionError problem={form.problem} />
      )}
      {children(form)}
      <Button type="submit" size="small" busy={form.isBusy} busyText={t`Wird gespeichert …`}>
        {submitLabel}
      </Button>
    </PostForm>
  );
}

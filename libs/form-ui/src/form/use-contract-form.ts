import { type ProblemError, useSubmit } from '@heizplatz/api-client';
import { useRefusedForm } from '@heizplatz/router';
import type { FieldError } from '@heizplatz/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import type { Issues } from '../issues/field-issues';
import { toFieldName } from '../issues/field-names';
import { type BodySchema, contractResolver, type FormValues } from './contract-resolver';
import { useFields } from './use-fields';

export interface ContractFormSetup<S extends BodySchema> {
  /** Tells a page's forms apart; the PostForm's. */
  readonly name: string;
  /** The body of the call that is made. */
  readonly schema: S;
  /** What the fields begin with; their names are the body's and those that the form posts. */
  readonly values: FormValues;
  /** The body, out of what was typed; absent: the values are the body. */
  readonly read?: (values: FormValues) => unknown;
  /** What the schema cannot know: code by field. */
  readonly furtherIssues?: (values: FormValues) => Issues;
  /** The form's field in a path of the body; absent: by the last of its parts that is a field. */
  readonly toField?: (path: string) => string;
  /** A code in words. */
  readonly issueText: (code: string, problem: ProblemError | null) => string | undefined;
  /** Fields' names in the error summary; absent: the message alone. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Leads the ids of the fields; absent: one of React's own. '' where a page has one form only. */
  readonly id?: string;
  /** Makes the call. What follows (a toast, another page) belongs here too. */
  readonly save: (body: InferOutput<S>, values: FormValues) => Promise<unknown>;
}

/**
 * The state of a form that makes one call: judged by the contract's own schema when it is sent, refused with what was typed
 * still there. A form that was sent without script and refused begins with what was typed. Fields are the browser's own
 * (uncontrolled), so that typing renders nothing; `watch` subscribes to what a form shows elsewhere.
 */
export function useContractForm<S extends BodySchema>(setup: ContractFormSetup<S>) {
  const {
    name,
    schema,
    values,
    read = (typed: FormValues) => typed,
    furtherIssues,
    issueText,
    fieldNames,
    save,
  } = setup;
  const ownId = useId();
  const refused = useRefusedForm(name);
  const [initial] = useState<FormValues>(() => (refused ? { ...unticked(values), ...refused.typed } : values));
  const [first] = useState(values);
  const isRefused = refused !== null;
  const [isSaving, setIsSaving] = useState(false);
  const saving = useSubmit(refused?.problem);
  const names = Object.keys(initial);
  const toField = setup.toField ?? ((path: string) => toFieldName(path, names));
  const form = useForm<FormValues, unknown, InferOutput<S>>({
    defaultValues: initial,
    resolver: contractResolver({ schema, read, toField, furtherIssues }),
    // The error summary takes the focus, so errors change with a submission alone.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { resetDefaultValues } = form;
  useEffect(() => {
    if (isRefused) resetDefaultValues(first);
  }, [resetDefaultValues, first, isRefused]);

  const issues = { ...toRefusal(saving.problem, toField), ...toCodes(form.formState.errors) };
  const idOf = (field: string): string => (setup.id === '' ? field : `${setup.id ?? ownId}-${field}`);
  const errorOf = (field: string): string | undefined => {
    const code = issues[field];
    return code === undefined ? undefined : issueText(code, saving.problem);
  };
  const errors: readonly FieldError[] = Object.keys(issues).map((field) => ({
    fieldId: idOf(field),
    message: [fieldNames?.[field], errorOf(field)].filter(Boolean).join(': '),
  }));

  async function send(body: InferOutput<S>): Promise<void> {
    const sent = form.getValues();
    // Who asks before leaving has to know before the call leads to another page.
    flushSync(() => setIsSaving(true));
    try {
      if (await saving.submit(() => save(body, sent))) resetDefaultValues(sent);
    } finally {
      setIsSaving(false);
    }
  }

  return {
    name,
    ...useFields({ form, initial, idOf, errorOf }),
    errorOf,
    errors,
    problem: saving.problem,
    isBusy: saving.isBusy,
    /** Something was typed that is not saved, nor on its way. */
    isUnsaved: form.formState.isDirty && !isSaving,
    submit: async (event?: FormEvent): Promise<void> => {
      event?.preventDefault();
      await form.handleSubmit(send)();
    },
    /** Back to what is saved. */
    reset: (): void => form.reset({ ...form.formState.defaultValues }, { keepFieldsRef: true }),
  };
}

export type ContractForm = ReturnType<typeof useContractForm>;

/** A browser posts ticked boxes alone. */
const unticked = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === 'on' ? '' : value]));

const toRefusal = (problem: ProblemError | null, toField: (path: string) => string): Issues =>
  Object.fromEntries((problem?.problem.errors ?? []).map(({ path, code }) => [toField(path), code]));

const toCodes = (errors: Readonly<Record<string, { readonly message?: string } | undefined>>): Issues =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message ?? 'REQUIRED']));

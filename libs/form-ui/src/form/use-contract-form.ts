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
import type { ContractFormSetup } from './contract-form-setup';
import { useFields } from './use-fields';
import { useFollowedValues } from './use-followed-values';

/**
 * The state of a form that makes one call: validated by the contract's own schema on submit, refused with the input
 * retained. A form that was submitted without script and refused starts with that input. Fields are uncontrolled, so
 * that input renders nothing; `watch` subscribes to values that a form displays elsewhere.
 */
export function useContractForm<S extends BodySchema>(setup: ContractFormSetup<S>) {
  const {
    name,
    schema,
    values,
    read = (input: FormValues) => input,
    furtherIssues,
    issueText,
    fieldNames,
    save,
  } = setup;
  const ownId = useId();
  const { refused, first, initial } = useBeginning(setup);
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
  useFollowedValues(form, setup.follows ? values : first);
  useEffect(() => {
    if (isRefused) resetDefaultValues(first);
  }, [resetDefaultValues, first, isRefused]);

  const getId = (field: string): string => (setup.id === '' ? field : `${setup.id ?? ownId}-${field}`);
  const { errors, getError } = toErrors({
    issues: { ...toRefusal(saving.problem, toField), ...toCodes(form.formState.errors) },
    issueText: (code) => issueText(code, { problem: saving.problem, values: form.getValues() }),
    fieldNames,
    getId,
  });

  function focusFirst(invalid: object): void {
    const first = [...names, ...Object.keys(invalid)].find((field) => field in invalid);
    if (first !== undefined) document.getElementById(getId(first))?.focus();
  }

  async function send(body: InferOutput<S>): Promise<void> {
    const sent = form.getValues();
    // The unsaved-changes guard has to know before the call leads to another page.
    flushSync(() => setIsSaving(true));
    try {
      if (!(await saving.submit(() => save(body, sent)))) return;
      if (setup.clears) form.reset({ ...values }, { keepFieldsRef: true });
      else resetDefaultValues(sent);
    } finally {
      setIsSaving(false);
    }
  }

  return {
    name,
    ...useFields({ form, initial, getId, getError }),
    getError,
    errors,
    problem: saving.problem,
    isBusy: saving.isBusy,
    /** There is input that is neither saved nor being saved. */
    isUnsaved: form.formState.isDirty && !isSaving,
    submit: async (event?: FormEvent): Promise<void> => {
      event?.preventDefault();
      await form.handleSubmit(send, setup.focusesField ? focusFirst : undefined)();
    },
    /** These values were saved by another call; input that differs from them is unsaved. */
    markSaved: (saved: FormValues): void => resetDefaultValues(saved),
    /** Back to what is saved. */
    reset: (): void => form.reset({ ...form.formState.defaultValues }, { keepFieldsRef: true }),
  };
}

export type ContractForm = ReturnType<typeof useContractForm>;

/** A form's initial values: the page's, or the input of the form that was submitted without script and refused. */
function useBeginning<S extends BodySchema>({ name, values, owns, fromTyped }: ContractFormSetup<S>) {
  const refusal = useRefusedForm(name);
  const refused = refusal && (owns?.(refusal.values) ?? true) ? refusal : null;
  const [first] = useState(values);
  const [initial] = useState<FormValues>(() =>
    refused ? { ...unticked(values), ...refused.values, ...fromTyped?.(refused.values) } : values,
  );
  return { refused, first, initial };
}

interface ErrorSource {
  readonly issues: Issues;
  readonly issueText: (code: string) => string | undefined;
  readonly fieldNames: Readonly<Record<string, string>> | undefined;
  readonly getId: (field: string) => string;
}

/** Messages for codes: at a field, and all of them for the summary. */
function toErrors({ issues, issueText, fieldNames, getId }: ErrorSource) {
  const getError = (field: string): string | undefined => {
    const code = issues[field];
    return code === undefined ? undefined : issueText(code);
  };
  // `field`: as `values` name it.
  const errors: readonly (FieldError & { readonly field: string })[] = Object.keys(issues).map((field) => ({
    field,
    fieldId: getId(field),
    message: [fieldNames?.[field], getError(field)].filter(Boolean).join(': '),
  }));
  return { errors, getError };
}

/** A browser posts ticked boxes alone. */
const unticked = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === 'on' ? '' : value]));

const toRefusal = (problem: ProblemError | null, toField: (path: string) => string): Issues =>
  Object.fromEntries((problem?.problem.errors ?? []).map(({ path, code }) => [toField(path), code]));

const toCodes = (errors: Readonly<Record<string, { readonly message?: string } | undefined>>): Issues =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message ?? 'REQUIRED']));

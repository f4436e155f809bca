import { type BodySchema, type ContractFormSetup, type FormValues, useContractForm } from '@heizplatz/form-ui';
import type { ProblemError } from '@heizplatz/api-client';
import { useRef, useState } from 'react';
import { getVersionValues } from './form-values';
import { useStaffIssueText } from './use-staff-issue-text';
import { useUnsavedWarning } from './use-unsaved-warning';

export interface StaffFormSetup<S extends BodySchema> extends Pick<
  ContractFormSetup<S>,
  'name' | 'schema' | 'values' | 'save'
> {
  /** The version that `values` are of; 0 where rows have none. */
  readonly version?: number;
  /** The body, built from the input; `schema` reports its errors. */
  readonly read: (values: FormValues, version: number) => unknown;
  /** The fields of what somebody else saved, where they are not the body's own texts, numbers and booleans. */
  readonly toValues?: (current: unknown) => FormValues | null;
}

/**
 * A contract's form with a version: concurrent saves by others are displayed, and leaving it unsaved requires
 * confirmation.
 */
export function useStaffForm<S extends BodySchema>(setup: StaffFormSetup<S>) {
  const { name, schema, values, version: firstVersion = 0, read, save, toValues: valuesOf } = setup;
  const getText = useStaffIssueText();
  // What is sent at once, and what the page shows.
  const sentVersion = useRef(firstVersion);
  const [version, setVersion] = useState(firstVersion);
  const form = useContractForm({
    name,
    schema,
    values,
    read: (input) => read(input, sentVersion.current),
    issueText: (code, { problem }) => (isOfRule(code) ? problem?.problem.detail : getText(code)),
    save,
  });
  useUnsavedWarning(form.isUnsaved);

  const current = versionConflict(form.problem);
  const names = Object.keys(values);
  return {
    ...form,
    version,
    /** What another user saved meanwhile; null: nothing. */
    newerValues: current === undefined ? null : (valuesOf?.(current) ?? getVersionValues(current, names)),
    /** Goes on with what was chosen of both versions; the next save is of the newer one. */
    resolveConflict: (chosen: FormValues): Promise<void> => {
      sentVersion.current = getVersion(current) ?? version;
      setVersion(sentVersion.current);
      form.setValues(chosen);
      return form.submit();
    },
  };
}

/** A line that a rule of files rejects is reported in that rule's own text. */
const isOfRule = (code: string): boolean => code === 'LINE_INV' || code === 'PATH_OWNED';

const versionConflict = (problem: ProblemError | null): unknown =>
  problem?.code === 'VERSION_CONFLICT' ? problem.problem.context?.['Current'] : undefined;

function getVersion(current: unknown): number | null {
  const version: unknown = typeof current === 'object' && current !== null ? Reflect.get(current, 'Version') : null;
  return typeof version === 'number' ? version : null;
}

export type StaffFormState = ReturnType<typeof useStaffForm>;

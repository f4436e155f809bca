import type { ProblemError } from '@heizplatz/api-client';
import { useSubmit } from '@heizplatz/api-client';
import { useRefusedForm } from '@heizplatz/router';
import type { ChangeEvent } from 'react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { type FormValues, valuesOfVersion } from './form-values';
import { useStaffIssueText } from './use-staff-issue-text';
import { useUnsavedWarning } from './use-unsaved-warning';

export interface StaffFormSetup<S extends v.GenericSchema> {
  /** Tells a page's forms apart; the PostForm's. */
  readonly name: string;
  /** The body of the call that saves. */
  readonly schema: S;
  /** What the fields begin with; their names are the body's. */
  readonly values: FormValues;
  /** The version that `values` are of; 0 where rows have none. */
  readonly version?: number;
  /** The body, out of what was typed; `v.safeParse` by `schema` says what is wrong with it. */
  readonly read: (typed: FormValues, version: number) => unknown;
  /** The fields of what somebody else saved, where they are not the body's own texts, numbers and booleans. */
  readonly valuesOf?: (current: unknown) => FormValues | null;
  /** Makes the call. What follows (a toast, another page) belongs here too. */
  readonly save: (body: v.InferOutput<S>) => Promise<unknown>;
}

const isBox = (target: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/** The form's own field in a path of the API or the schema: 'body.Name', 'Address.Name'. */
function fieldOf(path: string, names: readonly string[]): string {
  const parts = path.replace(/^body\./, '').split('.');
  // A part of a row: 'Entries.2.Text' is the field 'Text2'.
  const ofRow = `${parts.at(-1)}${parts.at(-2)}`;
  return names.includes(ofRow) ? ofRow : (parts.findLast((part) => names.includes(part)) ?? parts[0] ?? '');
}

/** Code by field of what the schema refuses. */
function issuesOf(schema: v.GenericSchema, body: unknown, names: readonly string[]): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, body);
  const codes = issues.map((issue) => [fieldOf(v.getDotPath(issue) ?? '', names), codeOf(issue)] as const);
  return Object.fromEntries(codes.reverse());
}

function codeOf(issue: v.BaseIssue<unknown>): string {
  if (/^[A-Z][A-Z\d_]*$/.test(issue.message)) return issue.message;
  if (issue.type === 'max_length') return 'TOO_LONG';
  return issue.input === undefined || Number.isNaN(issue.input) ? 'REQUIRED' : 'INVALID';
}

function refusalOf(problem: ProblemError | null, names: readonly string[]): Record<string, string> {
  return Object.fromEntries((problem?.problem.errors ?? []).map(({ path, code }) => [fieldOf(path, names), code]));
}

/** The state of a form of staff; StaffForm draws it. */
export function useStaffForm<S extends v.GenericSchema>(setup: StaffFormSetup<S>) {
  const { name, schema, values, version: firstVersion = 0, read, save, valuesOf } = setup;
  const id = useId();
  const textOf = useStaffIssueText();
  const refused = useRefusedForm(name);
  const [typed, setTyped] = useState<FormValues>({ ...values, ...refused?.typed });
  const [version, setVersion] = useState(firstVersion);
  const [kept, setKept] = useState(values);
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const saving = useSubmit(refused?.problem);
  const names = Object.keys(values);
  const issues = { ...refusalOf(saving.problem, names), ...found };
  const isUnsaved = Object.keys(typed).some((key) => typed[key] !== (kept[key] ?? ''));
  useUnsavedWarning(isUnsaved && !saving.isBusy);

  const conflict =
    saving.problem?.code === 'VERSION_CONFLICT' ? saving.problem.problem.context?.['Current'] : undefined;
  const theirs = conflict === undefined ? null : (valuesOf?.(conflict) ?? valuesOfVersion(conflict, names));
  /** A line that a rule of files refuses is told in that rule's own words. */
  const wordsOf = (code: string): string | undefined =>
    code === 'LINE_INV' || code === 'PATH_OWNED' ? saving.problem?.problem.detail : textOf(code);

  const idOf = (field: string): string => `${id}-${field}`;
  const errorOf = (field: string): string | undefined => {
    const code = issues[field];
    return code === undefined ? undefined : wordsOf(code);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void => {
    const value = isBox(target) ? (target.checked ? 'on' : '') : target.value;
    setTyped((before) => ({ ...before, [target.name]: value }));
  };
  const texts = (field: string) => ({ id: idOf(field), name: field, error: errorOf(field), onChange: change });

  async function submit(asVersion = version, asTyped = typed): Promise<void> {
    const body = read(asTyped, asVersion);
    const wrong = issuesOf(schema, body, names);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return;
    const before = kept;
    // What is being saved is no reason to warn of leaving; saving may lead to another page.
    setKept(asTyped);
    const isSaved = await saving.submit(() => save(v.parse(schema, body)));
    if (!isSaved) setKept(before);
  }
  return {
    name,
    typed,
    version,
    isUnsaved,
    isBusy: saving.isBusy,
    problem: saving.problem,
    errors: Object.keys(issues).map((field) => ({ fieldId: idOf(field), message: errorOf(field) ?? '' })),
    theirs,
    submit,
    /** Goes on with what was chosen of both versions; the next save is of the newer one. */
    settle: (chosen: FormValues): Promise<void> => {
      const newer = versionOf(conflict) ?? version;
      setTyped(chosen);
      setVersion(newer);
      return submit(newer, chosen);
    },
    /** Puts values into fields that are not typed into one by one: rows that change places, a picture that was chosen. */
    fill: (values: FormValues): void => setTyped((before) => ({ ...before, ...values })),
    drop: (): void => {
      setTyped(kept);
      setFound({});
    },
    /** For what is typed in no field of its own: rows that are kept as one text. */
    change: (field: string, value: string): void => setTyped((before) => ({ ...before, [field]: value })),
    /** For TextField, NumberField, TextArea, SelectField: `{...form.field('Name')}`. */
    field: (field: string) => ({ ...texts(field), value: typed[field] ?? '' }),
    /** For Checkbox. */
    box: (field: string) => ({ ...texts(field), checked: typed[field] === 'on' }),
  };
}

function versionOf(current: unknown): number | null {
  const version: unknown = typeof current === 'object' && current !== null ? Reflect.get(current, 'Version') : null;
  return typeof version === 'number' ? version : null;
}

export type StaffFormState = ReturnType<typeof useStaffForm>;

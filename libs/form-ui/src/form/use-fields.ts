import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './contract-resolver';

interface Fields<Body> {
  readonly form: UseFormReturn<FormValues, unknown, Body>;
  readonly initial: FormValues;
  readonly getId: (field: string) => string;
  readonly getError: (field: string) => string | undefined;
}

/** '3.000' as a number; null: no input. */
export function parseWholeNumber(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/** What the fields of libs/ui take of a form. */
export function useFields<Body>({ form, initial, getId, getError }: Fields<Body>) {
  const setValue = (field: string, value: string): void => form.setValue(field, value, { shouldDirty: true });
  /** For what is no field by itself, but has an error: a group of boxes, a picture. */
  const identify = (field: string) => ({ id: getId(field), name: field, error: getError(field) });
  /** For TextField, PasswordField, TextArea, SelectField: `{...form.field('Name')}`. */
  const field = (name: string) => ({
    ...identify(name),
    ...form.register(name),
    defaultValue: initial[name] ?? '',
  });
  /** For Checkbox. */
  const box = (name: string) => ({
    ...identify(name),
    checked: form.watch(name) === 'on',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => setValue(name, target.checked ? 'on' : ''),
  });
  /** For RadioGroup, and for what is chosen otherwise. */
  const choice = (name: string) => ({
    ...identify(name),
    value: form.watch(name) ?? '',
    onValueChange: (value: string): void => setValue(name, value),
  });
  /** For NumberField: digits, however they were grouped. */
  const number = (name: string) => ({
    ...identify(name),
    value: parseWholeNumber(form.watch(name) ?? ''),
    onValueChange: (value: number | null): void => setValue(name, value === null ? '' : String(value)),
  });
  /** The current input, all of it or one field; its caller renders again with each change. */
  function watch(): FormValues;
  function watch(name: string): string;
  function watch(name?: string): FormValues | string {
    return name === undefined ? form.watch() : (form.watch(name) ?? '');
  }
  return {
    identify,
    field,
    box,
    choice,
    number,
    watch,
    getValues: (): FormValues => form.getValues(),
    setValue,
    /**
     * Sets values of fields that are not entered individually: rows that change places, a picture that was chosen.
     */
    setValues: (values: FormValues): void => {
      for (const [name, value] of Object.entries(values)) setValue(name, value);
    },
  };
}

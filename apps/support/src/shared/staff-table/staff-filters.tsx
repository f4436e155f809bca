import { Form, useLocation, useNavigation } from '@heizplatz/router';
import { Button, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeEvent, ReactNode } from 'react';
import { CASE_PARAM, ROW_PARAM } from '../list-panes/case-address';
import styles from './staff-filters.module.css';

interface StaffFiltersProps {
  /** What is looked for in: 'Nummer, Name, Händler'. Absent: the list has no search. */
  readonly searchHint?: string | undefined;
  /** Fields named as in the list's query, with `defaultValue={params.get('country') ?? ''}`. */
  readonly children?: ReactNode;
}

/** Empty fields in the address carry no information. */
function omitEmptyFields(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.disabled = field.value === '';
  // The form is read in this very event; afterwards its fields are needed again.
  queueMicrotask(() => {
    for (const field of form.elements)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.disabled = false;
  });
}

/** Search and filters of a list as a form that leads to its address; a choice applies at once where script runs. */
export function StaffFilters({ searchHint, children }: StaffFiltersProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const params = new URLSearchParams(search);
  const current = ['sort', 'size'].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const isFiltered = [...params.keys()].some((key) => !['sort', 'size', 'page', CASE_PARAM, ROW_PARAM].includes(key));
  function apply({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const field: EventTarget = target;
    if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'search'))
      currentTarget.requestSubmit();
  }
  return (
    // The fields begin anew with each address: back and forward show what was chosen there.
    <Form
      key={search}
      action={pathname}
      aria-label={t`Liste eingrenzen`}
      className={styles.filters}
      onChange={apply}
      onSubmit={({ currentTarget }) => omitEmptyFields(currentTarget)}
    >
      {searchHint !== undefined && (
        <TextField
          type="search"
          size="small"
          name="search"
          label={t`Suche`}
          placeholder={searchHint}
          defaultValue={params.get('search') ?? ''}
          maxLength={120}
          className={styles.search}
        />
      )}
      {children}
      {current.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="small" busy={state === 'loading'}>
        <Trans>Anwenden</Trans>
      </Button>
      {isFiltered && (
        <TextLink href={pathname} className={styles.reset}>
          <Trans>Zurücksetzen</Trans>
        </TextLink>
      )}
    </Form>
  );
}

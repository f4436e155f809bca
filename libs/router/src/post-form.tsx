import type { ComponentProps } from 'react';
import { CsrfField } from './csrf-field';
import { FORM_FIELDS } from './form-fields';

/**
 * A form that the page's action handles when there is no script; with script its onSubmit prevents that. `name`
 * distinguishes a page's forms. Without `action` it is posted to the current address, query included.
 */
export function PostForm({ name, children, ...rest }: Omit<ComponentProps<'form'>, 'method'>) {
  return (
    <form {...rest} method="post" name={name}>
      <CsrfField />
      {name && <input type="hidden" name={FORM_FIELDS.form} value={name} />}
      {children}
    </form>
  );
}

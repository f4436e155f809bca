import type { ComponentProps } from 'react';
import { CsrfField } from './csrf-field';
import { FORM_FIELDS } from './form-fields';

/**
 * A form that the page's action takes where no script does; with script its onSubmit prevents that. `name` tells a page's
 * forms apart. Without `action` it goes to the address that is open, query included.
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

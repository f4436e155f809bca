import { FORM_FIELDS } from './form-fields';
import { useCsrfToken } from './page-provider';

/** The field without which the shell's server refuses a form. */
export function CsrfField() {
  return <input type="hidden" name={FORM_FIELDS.csrf} value={useCsrfToken()} />;
}

/** Hidden fields of every form that the shell's server takes. */
export const FORM_FIELDS = {
  /** The visitor's CSRF value, as its cookie has it. */
  csrf: '_csrf',
  /** Which of a page's forms it is. */
  form: '_form',
} as const;

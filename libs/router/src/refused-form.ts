import type { Problem } from '@heizplatz/contract';
import { data } from 'react-router-dom';
import { FORM_FIELDS } from './form-fields';

/** What a page gets of a refused form, so that it can be rendered again with its input and the errors. */
export interface RefusedForm {
  /** Name of the form, '' where the page has only one. */
  readonly form: string;
  readonly problem: Problem;
  /** By field name; secrets have to be entered again. */
  readonly values: Readonly<Record<string, string>>;
}

const SECRET = /passwor[dt]|kennwort|^code$/i;
const OWN_FIELDS: readonly string[] = Object.values(FORM_FIELDS);

/** Action data of a refused form, under the problem's own status; 503 without any response. */
export function refusedForm(form: URLSearchParams, problem: Problem) {
  const remaining = [...form].filter(([name]) => !SECRET.test(name) && !OWN_FIELDS.includes(name));
  const refused: RefusedForm = {
    form: form.get(FORM_FIELDS.form) ?? '',
    problem,
    values: Object.fromEntries(remaining),
  };
  return data(refused, { status: problem.status || 503 });
}

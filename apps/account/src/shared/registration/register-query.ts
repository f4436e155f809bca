export type Mode = 'login' | 'register';

export interface RegisterQuery {
  readonly mode: Mode;
  /** Two steps: the e-mail was entered. */
  readonly emailChecked: boolean | null;
  /** While ordering: with an account (true) or as a guest (false). */
  readonly register: boolean | null;
}

/** Rule ACCOUNT-01: mode is login or register, both toggles are 'true' or 'false'; any other value is ignored. */
export const readRegisterQuery = (query: URLSearchParams): RegisterQuery => ({
  mode: query.get('mode') === 'register' ? 'register' : 'login',
  emailChecked: getToggle(query.get('emailChecked')),
  register: getToggle(query.get('register')),
});

function getToggle(text: string | null): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}

/** This page with a changed query, such as the other mode; where to return to stays. null takes a value away. */
export function addQuery(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  changes: Readonly<Record<string, string | null>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Stands in a page's address once an act was sent there without script, with the name of the act. */
const DONE_NAME = 'erledigt';

/** The page that an act was sent to, as what follows it; its token stays. */
export function donePath({ pathname, search }: URL, action: string): string {
  const query = new URLSearchParams(search);
  query.set(DONE_NAME, action);
  return `${pathname}?${query}`;
}

/** The act that was just sent without script; null: none. */
export const doneAction = (search: string): string | null => new URLSearchParams(search).get(DONE_NAME);

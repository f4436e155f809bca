/**
 * Query parameter of a page's URL after an action was submitted there without JavaScript, with the action's name.
 */
const DONE_NAME = 'erledigt';

/** The page to which an action was submitted, as redirect target; its token is retained. */
export function donePath({ pathname, search }: URL, action: string): string {
  const query = new URLSearchParams(search);
  query.set(DONE_NAME, action);
  return `${pathname}?${query}`;
}

/** The action that was just submitted without JavaScript; null: none. */
export const doneAction = (search: string): string | null => new URLSearchParams(search).get(DONE_NAME);

/** As long a page may take to come; afterwards the one that stayed is looked after again. */
const LEAVING_MS = 15_000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Loads another document on purpose, as somebody else: until it is there nothing may reload the old one, which would win. */
export function leaveFor(path: string): void {
  leftAt = Date.now();
  location.assign(path);
}

/**
 * Switches the user, then leaves: the cookies change before the response is read, and the session watch must not
 * reload the page either. `become` may return another address to leave for (a string), on the site of another country.
 */
export async function leaveAs(become: () => Promise<unknown>, path: string): Promise<void> {
  leftAt = Date.now();
  let elsewhere: unknown;
  try {
    elsewhere = await become();
  } catch (error) {
    leftAt = Number.NEGATIVE_INFINITY;
    throw error;
  }
  leaveFor(typeof elsewhere === 'string' ? elsewhere : path);
}

export const isLeaving = (): boolean => Date.now() - leftAt < LEAVING_MS;

/** Pages of the remotes, by their name in the table. */
export const PAGES = {
  'home page': '/',
  'offer list': '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
} as const;

/** A page of the bench's own, of 1,000 rows (rows-page.tsx). */
export const ROWS_PATH = '/rows';

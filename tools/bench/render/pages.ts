/** Pages of the remotes, by their name in the table. */
export const PAGES = {
  'home page': '/',
  'offer list': '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
} as const;

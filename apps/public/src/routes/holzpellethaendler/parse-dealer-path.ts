/** What a path below /holzpellethaendler names (rule URL-05). */
export type NamedDealers =
  | { readonly kind: 'list'; readonly stateName: string | null; readonly zipCode: string | null }
  | { readonly kind: 'dealer'; readonly dealer: string }
  | { readonly kind: 'branch'; readonly branch: string; readonly dealer: string };

interface Known {
  readonly isState: (name: string) => boolean;
  /** Of the site: five or four digits. */
  readonly zipPattern: string;
}

/** Slugs contain a letter, which distinguishes them from postcodes. */
const SLUG = /^(?=.*[a-z])[a-z\d-]{1,120}$/;
const DIGITS = /^\d+$/;

/**
 * {state?}/{zip?}, then nothing, a dealer, or a branch and its dealer. A first part that is a known state is the
 * state, digits are the postcode, anything else is a slug; so a branch with the name of a state is placed behind one.
 * Null: no page has that path.
 */
export function parseDealerPath(parts: readonly string[], { isState, zipPattern }: Known): NamedDealers | null {
  const rest = parts.map((part) => part.toLowerCase());
  const stateName = rest[0] !== undefined && isState(rest[0]) ? rest[0] : null;
  if (stateName !== null) rest.shift();
  const zipCode = rest[0] !== undefined && DIGITS.test(rest[0]) ? rest[0] : null;
  if (zipCode !== null && !new RegExp(`^${zipPattern}$`).test(zipCode)) return null;
  if (zipCode !== null) rest.shift();
  if (!rest.every((part) => SLUG.test(part))) return null;
  const [first, second, ...more] = rest;
  if (first === undefined) return { kind: 'list', stateName, zipCode };
  if (second === undefined) return { kind: 'dealer', dealer: first };
  return more.length === 0 ? { kind: 'branch', branch: first, dealer: second } : null;
}

import type { Release } from '@heizplatz/releases';

const stamps = new WeakMap<readonly Release[], string>();

/** Which releases serve; read for every request, so memoized with the list that the registry returns. */
function getStamp(releases: readonly Release[]): string {
  const known = stamps.get(releases);
  if (known !== undefined) return known;
  const stamp = releases.map(({ name, version }) => `${name}@${version}`).join(' ');
  stamps.set(releases, stamp);
  return stamp;
}

/** One document: its site by the origin, its path with the query, and the releases that drew it. */
export const documentKey = (origin: string, releases: readonly Release[], url: string): string =>
  `${origin} ${getStamp(releases)} ${url}`;

import { type CountryId, SITES } from '@heizplatz/country';
import {
  chooseVersion,
  compareRemotes,
  type Release,
  type ReleaseVisitor,
  type ServingRule,
} from '@heizplatz/releases';
import { getBucket } from './get-bucket';

/** A rule of the pointer, with the release that it serves. */
export interface ServedRule extends Pick<ServingRule, 'share' | 'sites'> {
  readonly release: Release;
}

/** `group`: null for a visitor who has none, and so gets no canary by share. */
export interface Visitor {
  readonly countryId: CountryId;
  readonly group: number | null;
}

/** What serves at one moment; another object once anything changed. */
export interface ServingReleases {
  /** Every release that serves somebody. */
  readonly all: readonly Release[];
  /** Whether a share of the visitors of this site gets another version. */
  readonly hasShares: (countryId: CountryId) => boolean;
  /** One release a remote, in the order in which patterns are matched; the same list for the same versions. */
  readonly select: (visitor: Visitor) => readonly Release[];
}

/** Rules by remote, in the order of the pointer: the first that covers a visitor wins. */
export function createServingReleases(remotes: readonly (readonly ServedRule[])[]): ServingReleases {
  const lists = new Map<string, readonly Release[]>();
  const all = [...new Set(remotes.flatMap((rules) => rules.map(({ release }) => release)))].toSorted(compareRemotes);
  const countries = new Map(Object.values(SITES).map(({ countryId }) => [countryId, getCountry(countryId)]));

  function getCountry(countryId: CountryId) {
    const hasShares = remotes.some((rules) =>
      rules.some(({ share, sites }) => share < 1 && (sites === null || sites.includes(countryId))),
    );
    return { hasShares, everybody: hasShares ? null : choose({ countryId, group: null }) };
  }

  function choose(visitor: Visitor): readonly Release[] {
    const chosen = remotes
      .flatMap((rules) => rules.find((rule) => covers(rule, visitor))?.release ?? [])
      .toSorted(compareRemotes);
    const key = chosen.map(({ name, version }) => `${name}@${version}`).join(' ');
    const known = lists.get(key);
    if (known) return known;
    lists.set(key, chosen);
    return chosen;
  }

  return {
    all,
    hasShares: (countryId) => countries.get(countryId)?.hasShares ?? false,
    select: (visitor) => countries.get(visitor.countryId)?.everybody ?? choose(visitor),
  };
}

/** Each version has a bucket of its own, so that canaries of several remotes do not meet the same visitors. */
function covers({ release, share, sites }: ServedRule, { countryId, group }: Visitor): boolean {
  if (group === null && share < 1) return false;
  const visitor: ReleaseVisitor = { site: countryId, bucket: group === null ? 0 : getBucket(group, release) };
  const serving = [{ version: release.version, share, sites: sites && [...sites] }];
  return chooseVersion({ serving }, visitor) !== undefined;
}

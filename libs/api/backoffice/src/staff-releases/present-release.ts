import type { PublishedRelease, ReleaseServingRule } from '@heizplatz/contract';
import { COUNTRY_IDS, isCountryId, SITES } from '@heizplatz/country';
import type { PointerEntry } from '@heizplatz/releases';
import { type ReleaseMatch, type Registry, servingVersions } from './read-registry';
import { releaseFault } from './release-fault';
import { getRemoteName } from './release-labels';

function getState({ pointer }: Registry, match: ReleaseMatch, fault: string | null): PublishedRelease['State'] {
  if (servingVersions(pointer, match.remote).includes(match.version)) return 'serving';
  if (!match.release) return 'broken';
  if (fault) return 'incompatible';
  return pointer.remotes[match.remote]?.history.includes(match.version) ? 'before' : 'published';
}

const getSiteNames = (ids: readonly number[]): string[] => ids.filter(isCountryId).map((id) => SITES[id].countryName);

/** The rules of a remote, in order. */
export const presentRules = (entry: PointerEntry | undefined): ReleaseServingRule[] =>
  (entry?.serving ?? []).map(({ version, share, sites }) => ({
    Version: version,
    Share: share,
    Sites: getSiteNames(sites ?? []),
  }));

/** The sites of which some visitors get the version: those that no rule before it serves whole. */
function getSites({ pointer }: Registry, { remote, version }: ReleaseMatch): string[] {
  const rules = pointer.remotes[remote]?.serving ?? [];
  const isServed = (site: number): boolean => {
    const own = rules.filter(({ sites }) => sites === null || sites.includes(site));
    const last = own.findIndex(({ share }) => share >= 1);
    return own.slice(0, last + 1).some((rule) => rule.version === version);
  };
  return getSiteNames(COUNTRY_IDS.filter(isServed));
}

const formatTimeOfDay = (text: string): string | null => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

export function presentRelease(registry: Registry, match: ReleaseMatch): PublishedRelease {
  const fault = releaseFault(registry, match);
  const state = getState(registry, match, fault);
  return {
    Remote: match.remote,
    RemoteName: getRemoteName(registry, match.remote),
    Version: match.version,
    BuiltAt: match.release && formatTimeOfDay(match.release.builtAt),
    ContractVersion: match.release?.contractVersion ?? null,
    State: state,
    Fault: fault,
    Sites: state === 'serving' ? getSites(registry, match) : [],
    Rules: presentRules(registry.pointer.remotes[match.remote]).filter(({ Version }) => Version === match.version),
  };
}

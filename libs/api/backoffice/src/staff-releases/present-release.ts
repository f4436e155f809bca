import type { ReleaseRow } from '@heizplatz/contract';
import { isCountryId, SITES } from '@heizplatz/country';
import { servedVersion } from '@heizplatz/releases';
import type { ReleaseMatch, Registry } from './read-registry';
import { releaseFault } from './release-fault';
import { REMOTE_NAMES } from './release-labels';

function getState({ pointer }: Registry, match: ReleaseMatch, fault: string | null): ReleaseRow['State'] {
  if (servedVersion(pointer, match.remote) === match.version) return 'serving';
  if (!match.release) return 'broken';
  if (fault) return 'incompatible';
  return pointer.remotes[match.remote]?.history.includes(match.version) ? 'before' : 'published';
}

/** The last entry of `serving` is the one that the shell heeds. */
function getSites({ pointer }: Registry, { remote }: ReleaseMatch): string[] {
  const { sites } = pointer.remotes[remote]?.serving.at(-1) ?? { sites: null };
  const ids = (sites ?? Object.keys(SITES).map(Number)).filter(isCountryId);
  return ids.map((id) => SITES[id].countryName);
}

const formatTimeOfDay = (text: string): string | null => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

export function presentRelease(registry: Registry, match: ReleaseMatch): ReleaseRow {
  const fault = releaseFault(registry, match);
  const state = getState(registry, match, fault);
  return {
    Remote: match.remote,
    RemoteName: REMOTE_NAMES[match.remote],
    Version: match.version,
    BuiltAt: match.release && formatTimeOfDay(match.release.builtAt),
    ContractVersion: match.release?.contractVersion ?? null,
    State: state,
    Fault: fault,
    Sites: state === 'serving' ? getSites(registry, match) : [],
  };
}

import type { NewsState } from '@heizplatz/contract';
import type { VersionRow } from './article-repository';

/** The version that is displayed last: planned ones come after live ones. Undefined: none yet. */
export const getLastVisible = (versions: readonly VersionRow[]): VersionRow | undefined =>
  versions
    .filter(({ state }) => state !== 'draft')
    .sort((one, other) => formatTimeOfDay(other) - formatTimeOfDay(one) || other.number - one.number)[0];

/** When a version is seen, ms; 0: not yet. */
export const formatTimeOfDay = (version: VersionRow): number => version.goesLiveAt?.getTime() ?? 0;

export function getVersionState(version: VersionRow | undefined, now: Date): NewsState {
  if (!version || version.state === 'draft') return 'draft';
  if (formatTimeOfDay(version) > now.getTime()) return 'planned';
  return version.state === 'withdrawn' ? 'withdrawn' : 'live';
}

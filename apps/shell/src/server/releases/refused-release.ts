import { type RefusedEntry, refusedEntryName } from '@heizplatz/releases';

/** What the pointer names and this shell does not serve; `version` is 'pointer revision N' where an entry does not count. */
export interface RefusedRelease {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

export const toRefusedRelease = ({ remote, revision, reason }: RefusedEntry): RefusedRelease => ({
  remote,
  version: refusedEntryName(revision),
  reason,
});

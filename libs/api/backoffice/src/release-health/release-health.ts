import { defineHandler, type Handler, listShellNodes } from '@heizplatz/api-platform';
import { CALLS, type VersionHealth } from '@heizplatz/contract';
import { HOUR_MS } from '@heizplatz/country';
import { vitalPercentile } from '@heizplatz/releases';
import { type HealthRow, readVersionHealth } from './release-health-repository';

const PERCENTILE = 0.75;

/** A failure may be reported before its visit, and by a browser that counts twice: no more visits failed than there were. */
const presentVersion = ({ remote, version, visits, failed, orders, lcp, inp }: HealthRow): VersionHealth => ({
  Remote: remote,
  Version: version,
  Visits: visits,
  FailedVisits: Math.min(failed, visits),
  Orders: orders,
  LargestPaintMs: vitalPercentile(lcp, PERCENTILE),
  InteractionMs: vitalPercentile(inp, PERCENTILE),
});

/** GET /api/support/releases/zustand */
const releaseHealth = defineHandler(CALLS.releaseHealth, async ({ query }, { db, clock }) => {
  const now = clock();
  const versions = await readVersionHealth(db, new Date(now.getTime() - Number(query.hours) * HOUR_MS));
  const shells = await listShellNodes(db, now);
  return {
    Versions: versions.map(presentVersion),
    Shells: shells.map(({ node, seenAt, refused }) => ({
      Node: node,
      SeenAt: seenAt.toISOString(),
      Refused: refused.map(({ remote, version, reason }) => ({ Remote: remote, Version: version, Reason: reason })),
    })),
  };
});

export const releaseHealthHandlers: readonly Handler[] = [releaseHealth];

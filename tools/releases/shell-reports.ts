import type { ShellReport } from '@heizplatz/releases';
import type { VersionHealth } from '@heizplatz/releases/database';

/** What running shells said last; null where nobody knows of them. */
export type ReadShells = () => Promise<readonly ShellReport[] | null>;

/** What happened to the visitors of a remote's versions within HEALTH_HOURS; null where nobody knows. */
export type ReadHealth = (remote: string) => Promise<readonly VersionHealth[] | null>;

export const HEALTH_HOURS = 24;

export const getHealthStart = (now: Date): Date => new Date(now.getTime() - HEALTH_HOURS * 3_600_000);

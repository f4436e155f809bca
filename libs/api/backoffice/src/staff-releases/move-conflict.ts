import { problem } from '@heizplatz/api-platform';
import type { PointerConflict } from '@heizplatz/releases';

/** Somebody else was quicker. */
export const toConflict = (serving: string | null) =>
  problem('CONFLICT', {
    detail: `Inzwischen wird ${serving ?? 'keine Version'} ausgeliefert. Bitte prüfen Sie, ob Sie noch umstellen wollen.`,
    context: { ServingVersion: serving },
  });

export const versionOf = (entry: PointerConflict['entry']): string | null => entry?.serving.at(-1)?.version ?? null;

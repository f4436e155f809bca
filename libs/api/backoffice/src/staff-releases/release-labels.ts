import type { Incompatibility, PatternConflict } from '@heizplatz/releases';
import type { Registry } from './read-registry';

/** As the newest of its releases that can be read calls itself; else its name. */
export function getRemoteName({ releases }: Pick<Registry, 'releases'>, remote: string): string {
  const own = releases.filter((match) => match.remote === remote && match.release?.title);
  const newest = own.toSorted((a, b) => a.version.localeCompare(b.version)).at(-1);
  return newest?.release?.title ?? remote;
}

export const BROKEN_TEXT =
  'Die Datei release.json fehlt, ist nicht lesbar oder trägt nicht unsere Unterschrift, oder sie beansprucht, was der Betreiber dem Bereich nicht gegeben hat.';
export const TAKEN_TEXT = 'Beansprucht Adressen eines anderen Bereichs, die nur der Betreiber umstellt.';
export const ALTERED_TEXT = 'Ihre Dateien fehlen oder sind nicht die, die unterschrieben wurden.';

export function incompatibilityText(incompatibility: Incompatibility): string {
  const { kind, needs, has } = incompatibility;
  if (kind === 'contract') return `Gebaut für Fassung ${needs} der Schnittstelle, hier läuft Fassung ${has}.`;
  if (kind === 'layout') return `Braucht das Layout ${needs}; das hat die Seite nicht.`;
  const name = kind === 'platform' ? '@heizplatz/platform' : incompatibility.name;
  if (kind === 'export') return `Braucht ${needs} aus ${name}; das bringt die Seite nicht mit.`;
  if (has === null) return `Braucht ${name} ${needs}; das bringt die Seite nicht mit.`;
  return `Braucht ${name} ${needs}, die Seite bringt ${has} mit.`;
}

/** `other`: the title of the remote that owns `otherPattern`. */
export const patternConflictText = ({ pattern, otherPattern }: PatternConflict, other: string): string =>
  `Beansprucht mit ${pattern} Adressen, die mit ${otherPattern} zu „${other}“ gehören.`;

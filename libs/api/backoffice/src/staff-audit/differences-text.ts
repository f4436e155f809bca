import type { AuditDifference } from '@heizplatz/contract';

interface Changed {
  readonly Differences: readonly AuditDifference[];
}

/** What a change did, as a cell of a file: 'Feld: vorher → nachher; …'. */
export const differencesText = ({ Differences }: Changed): string =>
  Differences.map(({ Field, Before, After }) => `${Field}: ${Before ?? '–'} → ${After ?? '–'}`).join('; ');

import type { ImportResult } from '../tables/import-files';
import type { LineError } from './import-report';

/** More lines than a person reads at once. */
const VISIBLE_CHANGES = 200;

const errorText = ({ file, line, message }: LineError): string =>
  line === 0 ? `${file}: ${message}` : `${file}, Zeile ${line}: ${message}`;

function outcome({ errors, changes, isWritten }: ImportResult, isDryRun: boolean): string {
  if (errors.length > 0) return `${errors.length} Fehler. Es wurde nichts übernommen.`;
  if (isWritten) return changes.length === 0 ? 'Nichts zu ändern.' : `${changes.length} Änderungen übernommen.`;
  const jumps = changes.filter(({ isJump }) => isJump).length;
  const warning = jumps > 0 ? ` ${jumps} Preise springen um mehr als 15 %: mit --accept-jumps bestätigen.` : '';
  return `${changes.length} Änderungen${isDryRun ? ' (Probelauf)' : ''}. Es wurde nichts übernommen.${warning}`;
}

/** The result for the terminal, in German: errors with their line, differences with jumps marked '!', and what became of it. */
export function reportText(result: ImportResult, { isDryRun }: { isDryRun: boolean }): string {
  const changes = result.changes.map(({ kind, what, isJump }) => `${isJump ? '!' : ' '} ${kind.padEnd(9)} ${what}`);
  const more = changes.length - VISIBLE_CHANGES;
  return [
    ...result.errors.map(errorText),
    ...changes.slice(0, VISIBLE_CHANGES),
    ...(more > 0 ? [`  … und ${more} weitere`] : []),
    outcome(result, isDryRun),
  ].join('\n');
}

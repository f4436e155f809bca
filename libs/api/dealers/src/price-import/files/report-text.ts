import type { ImportResult } from '../tables/import-files';
import type { LineError } from './import-report';

/** More lines than a person reads at once. */
const VISIBLE_CHANGES = 200;

const errorText = ({ file, line, message }: LineError): string =>
  line === 0 ? `${file}: ${message}` : `${file}, line ${line}: ${message}`;

function outcome({ errors, changes, isWritten }: ImportResult, isDryRun: boolean): string {
  if (errors.length > 0) return `Found ${errors.length} errors. Nothing was imported.`;
  if (isWritten) return changes.length === 0 ? 'Nothing changed.' : `Imported ${changes.length} changes.`;
  const jumps = changes.filter(({ isJump }) => isJump).length;
  const warning = jumps > 0 ? ` ${jumps} prices change by more than 15 %: confirm them with --accept-jumps.` : '';
  return `Found ${changes.length} changes${isDryRun ? ' (dry run)' : ''}. Nothing was imported.${warning}`;
}

/**
 * The result for the terminal: errors with their line, differences with jumps marked '!', and the outcome. Errors and
 * differences are in German, as dealers and staff read them on their screens.
 */
export function reportText(result: ImportResult, { isDryRun }: { isDryRun: boolean }): string {
  const changes = result.changes.map(({ kind, what, isJump }) => `${isJump ? '!' : ' '} ${kind.padEnd(9)} ${what}`);
  const more = changes.length - VISIBLE_CHANGES;
  return [
    ...result.errors.map(errorText),
    ...changes.slice(0, VISIBLE_CHANGES),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    outcome(result, isDryRun),
  ].join('\n');
}

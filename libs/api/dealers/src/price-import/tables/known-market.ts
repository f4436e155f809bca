import type { Database } from '@heizplatz/api-platform';
import { and, eq } from 'drizzle-orm';
import { branches, dealers } from '../../dealers/schema';
import type { CsvLine } from '../csv/csv-line';
import type { ImportReport } from '../files/import-report';

export type KnownDealer = typeof dealers.$inferSelect;
export type KnownBranch = typeof branches.$inferSelect & { readonly dealer: KnownDealer };

/** A branch's name in files and messages. */
export const branchKey = (row: { readonly haendler: string; readonly filiale: string }): string =>
  `${row.haendler}/${row.filiale}`;

/** Finds branches by dealer and branch key, asking the database once for each; what is unknown becomes an error of its line. */
export function branchFinder(db: Database, report: ImportReport) {
  const known = new Map<string, KnownBranch | undefined>();
  return async <Row extends { readonly haendler: string; readonly filiale: string }>({
    file,
    line,
    value,
  }: CsvLine<Row>): Promise<KnownBranch | undefined> => {
    const key = branchKey(value);
    if (!known.has(key)) {
      const [row] = await db
        .select({ branch: branches, dealer: dealers })
        .from(branches)
        .innerJoin(dealers, eq(dealers.id, branches.dealerId))
        .where(and(eq(dealers.slug, value.haendler), eq(branches.slug, value.filiale)));
      known.set(key, row && { ...row.branch, dealer: row.dealer });
    }
    const found = known.get(key);
    if (!found) report.errors.push({ file, line, message: `Die Filiale „${key}“ gibt es nicht` });
    return found;
  };
}

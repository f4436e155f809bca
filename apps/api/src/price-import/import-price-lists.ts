import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { priceLists } from '../dealers/schema';
import { PACKED_GROUPS } from '../goods/packed-groups';
import { PRODUCTS } from '../goods/product-catalogue';
import { endOfLocalDay } from '../pricing/calendar-days';
import { changedFields } from './changed-fields';
import type { CsvLine } from './csv-line';
import type { CsvRow } from './csv-tables';
import { euros } from './euros';
import { makerIdsOf } from './import-makers';
import type { ImportReport } from './import-report';
import { branchFinder, branchKey, type KnownBranch } from './known-market';
import { withoutRepeats } from './without-repeats';

type Row = CsvRow<'prices'>;
type PriceList = typeof priceLists.$inferSelect;

/** A change by more than this waits for a yes (product.md section 7). */
const JUMP = 0.15;

const keyOf = (row: Row): string =>
  `${branchKey(row)}, Produkt ${row.produkt}, ${row.zertifikat ?? 'ohne Zertifikat'}, Kundengruppe ${row.kundengruppe}, ab ${row.gueltig_ab}`;

function checkRow({ file, line, value }: CsvLine<Row>, branch: KnownBranch, report: ImportReport): boolean {
  const before = report.errors.length;
  const fail = (message: string) => report.errors.push({ file, line, message });
  const groupId = PRODUCTS.find(({ id }) => id === value.produkt)?.productGroupId ?? 0;
  if (!isProductGroupId(groupId)) fail(`Das Produkt ${value.produkt} gibt es nicht`);
  else {
    const { scale, isPallet, name } = PRODUCT_GROUPS[groupId];
    if (value.staffel.length !== scale.length)
      fail(`staffel hat ${value.staffel.length} Stufen, ${name} hat ${scale.length} (${scale.join('|')})`);
    if (isPallet !== (value.palettengewicht_kg !== null))
      fail(isPallet ? 'palettengewicht_kg fehlt' : 'palettengewicht_kg gibt es nur bei Palettenware');
    if (PACKED_GROUPS.includes(groupId) && branch.dealer.packagingNumber === null)
      fail(`${name} braucht eine verpackungsnummer des Händlers`);
  }
  return report.errors.length === before;
}

/** 0:00 of the day where the dealer is. */
const startOfDay = (day: string): Date => endOfLocalDay(new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000));

const priceListOf = (row: Row, branchId: number): Omit<PriceList, 'id' | 'makerId'> => ({
  branchId,
  productId: row.produkt,
  certificationId: row.zertifikat,
  customerGroupId: row.kundengruppe,
  validFrom: startOfDay(row.gueltig_ab),
  unitNetCents: row.preis_netto,
  scaleFactors: row.staffel,
  zoneNetCents: row.zonen,
  stationNetCents: row.lieferpauschale_netto,
  palletWeightKg: row.palettengewicht_kg,
  depositCents: row.pfand ?? 0,
});

/** The list of the same goods that counts at the moment from which the new one shall. */
async function listBefore(db: Database, next: Omit<PriceList, 'id' | 'makerId'>): Promise<PriceList | undefined> {
  const [known] = await db
    .select()
    .from(priceLists)
    .where(
      and(
        eq(priceLists.branchId, next.branchId),
        eq(priceLists.productId, next.productId),
        next.certificationId === null
          ? isNull(priceLists.certificationId)
          : eq(priceLists.certificationId, next.certificationId),
        eq(priceLists.customerGroupId, next.customerGroupId),
        lte(priceLists.validFrom, next.validFrom),
      ),
    )
    .orderBy(desc(priceLists.validFrom), desc(priceLists.id))
    .limit(1);
  return known;
}

/** Where a row's goods are sold, and who makes what. */
interface Frame {
  readonly branchId: number;
  readonly makerIds: ReadonlyMap<string, number>;
}

async function savePrice(db: Database, row: Row, { branchId, makerIds }: Frame, report: ImportReport): Promise<void> {
  const list = priceListOf(row, branchId);
  const known = await listBefore(db, list);
  const makerId = row.hersteller === undefined ? known?.makerId : makerIds.get(row.hersteller ?? '');
  const next = { ...list, makerId: makerId ?? null };
  const { validFrom: _, ...terms } = next;
  if (known && changedFields(known, terms).length === 0) return;
  if (known?.validFrom.getTime() === next.validFrom.getTime())
    await db.update(priceLists).set(next).where(eq(priceLists.id, known.id));
  else await db.insert(priceLists).values(next);
  if (!known) {
    report.changes.push({ kind: 'neu', what: `${keyOf(row)}: ${euros(next.unitNetCents)}`, isJump: false });
    return;
  }
  const share = next.unitNetCents / known.unitNetCents - 1;
  const percent = `${share < 0 ? '−' : '+'}${Math.abs(share * 100)
    .toFixed(1)
    .replace('.', ',')} %`;
  report.changes.push({
    kind: 'geändert',
    what: `${keyOf(row)}: ${euros(known.unitNetCents)} → ${euros(next.unitNetCents)} (${percent})`,
    isJump: Math.abs(share) > JUMP,
  });
}

/** Prices from a day on; older ones stay. A line that says what counts already changes nothing. */
export async function importPriceLists(
  db: Database,
  lines: readonly CsvLine<Row>[],
  report: ImportReport,
): Promise<void> {
  const find = branchFinder(db, report);
  const makerIds = await makerIdsOf(db, lines, report);
  const sorted = withoutRepeats(lines, keyOf, report).sort((a, b) =>
    a.value.gueltig_ab < b.value.gueltig_ab ? -1 : 1,
  );
  for (const own of sorted) {
    const branch = await find(own);
    if (branch && checkRow(own, branch, report))
      await savePrice(db, own.value, { branchId: branch.id, makerIds }, report);
  }
}

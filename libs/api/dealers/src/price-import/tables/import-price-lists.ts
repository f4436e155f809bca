import { PACKED_GROUPS, PRODUCTS } from '@heizplatz/api-catalog';
import { type Database, epochDay, startOfLocalDay } from '@heizplatz/api-platform';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { BranchOfDealer } from '../../dealers/branch-repository';
import { findPriceListAt, insertPriceList, type PriceList, updatePriceList } from '../../dealers/price-list-repository';
import { changedFields } from './changed-fields';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import { euros } from '../csv/euros';
import { getMakerIds } from './import-makers';
import { type Change, type ImportReport, isBadLine } from '../files/import-report';
import { branchFinder, branchKey } from './known-market';
import { JUMP_SHARE, largestShare } from '../files/price-jump';
import { omitRepeats } from '../csv/omit-repeats';

type Row = CsvRow<'prices'>;
/** The terms of a list in a line of a file. */
type Terms = Omit<PriceList, 'id' | 'validUntil' | 'makerId' | 'version'>;

const getKey = (row: Row): string =>
  `${branchKey(row)}, Produkt ${row.produkt}, ${row.zertifikat ?? 'ohne Zertifikat'}, Kundengruppe ${row.kundengruppe}, ab ${row.gueltig_ab}`;

function checkRow({ file, line, value }: CsvLine<Row>, branch: BranchOfDealer, report: ImportReport): boolean {
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

/** A day that has begun counts from now on, where what has been is not to be written anew. */
function startOf(day: string, scope: ImportScope | undefined): Date {
  const start = startOfLocalDay(epochDay(day));
  return scope && start < scope.now ? scope.now : start;
}

const getPriceList = (row: Row, { branchId, scope }: Frame): Terms => ({
  branchId,
  productId: row.produkt,
  certificationId: row.zertifikat,
  customerGroupId: row.kundengruppe,
  validFrom: startOf(row.gueltig_ab, scope),
  unitNetCents: row.preis_netto,
  scaleFactors: row.staffel,
  zoneNetCents: row.zonen,
  stationNetCents: row.lieferpauschale_netto,
  palletWeightKg: row.palettengewicht_kg,
  depositCents: row.pfand ?? 0,
});

/** Where a row's goods are sold, and who makes what. */
interface Frame {
  readonly branchId: number;
  readonly makerIds: ReadonlyMap<string, number>;
  readonly scope: ImportScope | undefined;
}

/** One dealer's own prices from now on; without a scope, a file is our own and unrestricted. */
export interface ImportScope {
  readonly dealerKey: string;
  readonly now: Date;
}

const percentText = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(share * 100)
    .toFixed(1)
    .replace('.', ',')} %`;

/** What a line changes, for the report; `known` is what counted until then. */
function getChange({ line, value }: CsvLine<Row>, next: Terms, known: PriceList | undefined): Change {
  const { branchId, productId, certificationId, customerGroupId, validFrom, unitNetCents: newCents } = next;
  const price = { line, branchId, productId, certificationId, customerGroupId, validFrom, newCents };
  if (!known) {
    const what = `${getKey(value)}: ${euros(newCents)}`;
    return { kind: 'neu', what, isJump: false, price: { ...price, oldCents: null, largestShare: null } };
  }
  const oldCents = known.unitNetCents;
  const largest = largestShare(PRODUCTS.find(({ id }) => id === productId)?.productGroupId ?? 0, known, next);
  return {
    kind: 'geändert',
    what: `${getKey(value)}: ${euros(oldCents)} → ${euros(newCents)} (${percentText(newCents / oldCents - 1)})`,
    isJump: Math.abs(largest) > JUMP_SHARE,
    price: { ...price, oldCents, largestShare: largest },
  };
}

async function savePrice(db: Database, own: CsvLine<Row>, frame: Frame, report: ImportReport): Promise<void> {
  const list = getPriceList(own.value, frame);
  const known = await findPriceListAt(db, list);
  const { hersteller } = own.value;
  const makerId = hersteller === undefined ? known?.makerId : frame.makerIds.get(hersteller ?? '');
  const next = { ...list, makerId: makerId ?? null };
  const { validFrom: _, ...terms } = next;
  if (known && changedFields(known, terms).length === 0) return;
  if (known?.validFrom.getTime() === next.validFrom.getTime()) await updatePriceList(db, known.id, next);
  else await insertPriceList(db, next);
  report.changes.push(getChange(own, next, known));
}

function isOfScope(own: CsvLine<Row>, scope: ImportScope | undefined, report: ImportReport): boolean {
  if (!scope || own.value.haendler === scope.dealerKey) return true;
  const { file, line } = own;
  report.errors.push({ file, line, message: `haendler „${own.value.haendler}“ ist nicht „${scope.dealerKey}“` });
  return false;
}

/**
 * Prices from a day on; older ones are retained. A line equal to the current price changes nothing, and one with an
 * error is not written. Within a scope other dealers' lines are errors, and no price is valid from before the scope's
 * `now`.
 */
export async function importPriceLists(
  db: Database,
  lines: readonly CsvLine<Row>[],
  report: ImportReport,
  scope?: ImportScope,
): Promise<void> {
  const find = branchFinder(db, report);
  const makerIds = await getMakerIds(db, lines, report);
  const sorted = omitRepeats(lines, getKey, report).sort((a, b) => (a.value.gueltig_ab < b.value.gueltig_ab ? -1 : 1));
  for (const own of sorted) {
    if (!isOfScope(own, scope, report)) continue;
    const branch = await find(own);
    if (branch && checkRow(own, branch, report) && !isBadLine(report, own))
      await savePrice(db, own, { branchId: branch.id, makerIds, scope }, report);
  }
}

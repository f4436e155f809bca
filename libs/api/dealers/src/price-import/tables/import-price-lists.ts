import { PACKED_GROUPS, PRODUCTS } from '@heizplatz/api-catalog';
import { type Database, epochDay, startOfLocalDay } from '@heizplatz/api-platform';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { DAY_MS } from '@heizplatz/country';
import type { BranchOfDealer } from '../../dealers/branch-repository';
import {
  findPriceListAt,
  findTrustedList,
  insertPriceList,
  type PriceList,
  updatePriceList,
} from '../../dealers/price-list-repository';
import { changedFields } from './changed-fields';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import { euros } from '../csv/euros';
import { getMakerIds } from './import-makers';
import { type Change, type ImportReport, isBadLine } from '../files/import-report';
import { branchFinder, branchKey } from './known-market';
import { farthest, JUMP_SHARE, largestShare } from '../files/price-jump';
import { type RegionFinder, regionFinder } from './region-prices';
import { omitRepeats } from '../csv/omit-repeats';

type Row = CsvRow<'prices'>;
/** The terms of a list in a line of a file. */
type Terms = Omit<PriceList, 'id' | 'validUntil' | 'makerId' | 'version' | 'isApproved'>;

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

const getPriceList = (row: Row, { branch, scope }: Frame): Terms => ({
  branchId: branch.id,
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
  readonly branch: BranchOfDealer;
  readonly makerIds: ReadonlyMap<string, number>;
  readonly scope: ImportScope | undefined;
  readonly isApproved: boolean;
  readonly findRegion: RegionFinder;
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

/** How long a price counts before later ones are compared with it though nobody has approved it. */
const TRUSTED_AFTER_MS = DAY_MS;

/** The largest change against what counts until then, and against what is trusted. */
async function changeOf(
  db: Database,
  { next, known }: { readonly next: Terms; readonly known: PriceList },
  { scope }: Frame,
): Promise<number> {
  const groupId = PRODUCTS.find(({ id }) => id === next.productId)?.productGroupId ?? 0;
  const trusted = scope && (await findTrustedList(db, next, new Date(scope.now.getTime() - TRUSTED_AFTER_MS)));
  return farthest([known, ...(trusted ? [trusted] : [])].map((old) => largestShare(groupId, old, next)));
}

/**
 * What a line changes, for the report; `known` is what counted until then. A jump is a change by more than 15 % against
 * `known`, or against the last list that a second person (or the operator) approved; where none of these goods ever was
 * approved, against the list that counted 24 hours ago, or the first one if that is younger. So no number of small steps
 * passes, be they of one day, or of days to come. Without a list before it, a price jumps that is more than 15 % from
 * the median of the region, or that the region has nothing to compare with. Our own files are compared with `known`
 * alone.
 */
async function getChange(
  db: Database,
  { line, value }: CsvLine<Row>,
  lists: { readonly next: Terms; readonly known: PriceList | undefined },
  frame: Frame,
): Promise<Change> {
  const { next, known } = lists;
  const { branchId, productId, certificationId, customerGroupId, validFrom, unitNetCents: newCents } = next;
  const price = { line, branchId, productId, certificationId, customerGroupId, validFrom, newCents };
  if (!known) {
    const what = `${getKey(value)}: ${euros(newCents)}`;
    const share = frame.scope ? await frame.findRegion(frame.branch, next, frame.scope.now) : 0;
    const isJump = share === null || Math.abs(share) > JUMP_SHARE;
    return { kind: 'neu', what, isJump, price: { ...price, oldCents: null, largestShare: frame.scope ? share : null } };
  }
  const oldCents = known.unitNetCents;
  const largest = await changeOf(db, { next, known }, frame);
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
  report.changes.push(await getChange(db, own, { next, known }, frame));
  const saved = { ...next, isApproved: frame.isApproved };
  if (known?.validFrom.getTime() === next.validFrom.getTime()) await updatePriceList(db, known.id, saved);
  else await insertPriceList(db, saved);
}

function isOfScope(own: CsvLine<Row>, scope: ImportScope | undefined, report: ImportReport): boolean {
  if (!scope || own.value.haendler === scope.dealerKey) return true;
  const { file, line } = own;
  report.errors.push({ file, line, message: `haendler „${own.value.haendler}“ ist nicht „${scope.dealerKey}“` });
  return false;
}

interface PriceTaking {
  /** Whether a second person, or the operator, has agreed to the prices: later ones are compared with them. */
  readonly isApproved: boolean;
  readonly scope?: ImportScope | undefined;
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
  { isApproved, scope }: PriceTaking,
): Promise<void> {
  const find = branchFinder(db, report);
  const makerIds = await getMakerIds(db, lines, report);
  const frame = { makerIds, scope, isApproved, findRegion: regionFinder(db) };
  const sorted = omitRepeats(lines, getKey, report).sort((a, b) => (a.value.gueltig_ab < b.value.gueltig_ab ? -1 : 1));
  for (const own of sorted) {
    if (!isOfScope(own, scope, report)) continue;
    const branch = await find(own);
    if (branch && checkRow(own, branch, report) && !isBadLine(report, own))
      await savePrice(db, own, { ...frame, branch }, report);
  }
}

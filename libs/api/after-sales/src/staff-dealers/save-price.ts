import { announcePrices, importPriceLists, newReport } from '@heizplatz/api-dealers';
import {
  type CallContext,
  type Database,
  defineHandler,
  isoDay,
  localDay,
  problem,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffPrice } from '@heizplatz/contract';
import { findBranch } from './branch-repository';
import type { DealerRow } from './dealer-repository';
import { requireLockedDealer } from './read-staff-dealer';
import { getStaffPrice } from './read-staff-prices';

type Body = CallRequest<typeof CALLS.savePrice>['body'];

const cents = (amount: number): number => Math.round(amount * 100);
const invalid = (field: string, code: string, detail?: string) =>
  problem('VALIDATION', { ...(detail && { detail }), errors: [{ path: `body.${field}`, code }] });

async function findBranchKey(tx: Database, dealerId: number, branchId: number): Promise<string> {
  const row = await findBranch(tx, dealerId, branchId);
  if (!row) throw problem('NOT_FOUND');
  return row.slug;
}

/** The form as a line of a price file: one rule for both. */
const getLine = (dealer: DealerRow, branchKey: string, body: Body) => ({
  file: 'UnitPrice',
  line: 1,
  value: {
    haendler: dealer.slug,
    filiale: branchKey,
    produkt: body.ProductId,
    zertifikat: body.CertificationId,
    kundengruppe: body.CustomerGroupId,
    gueltig_ab: body.ValidFrom,
    preis_netto: cents(body.UnitPrice),
    staffel: body.ScalePercents.map(cents),
    zonen: body.ZonePrices.map(cents),
    lieferpauschale_netto: cents(body.StationFee),
    palettengewicht_kg: body.PalletWeightKg,
    pfand: cents(body.Deposit),
    hersteller: body.MakerName,
  },
});

async function save(tx: Database, body: Body, { audit, clock }: CallContext): Promise<StaffPrice> {
  const now = clock();
  const dealer = await requireLockedDealer(tx, body.DealerId);
  const branchKey = await findBranchKey(tx, dealer.id, body.BranchId);
  const known = await getStaffPrice(tx, dealer.id, { key: body, now });
  if ((known?.Version ?? 0) !== body.Version) throw known ? versionConflict(known) : problem('CONFLICT');
  if (body.ValidFrom < isoDay(localDay(now))) throw invalid('ValidFrom', 'DATE_PAST');
  const report = newReport();
  await importPriceLists(tx, [getLine(dealer, branchKey, body)], report, { dealerKey: dealer.slug, now });
  if (report.errors.length > 0)
    throw invalid('UnitPrice', 'LINE_INV', report.errors.map(({ message }) => message).join(' · '));
  if (report.changes.some(({ isJump }) => isJump) && !body.AcceptsJump) throw invalid('UnitPrice', 'JUMP');
  if (report.changes.length > 0) await announcePrices(tx, report);
  const saved = await getStaffPrice(tx, dealer.id, { key: body, now });
  if (!saved) throw new Error('no price was saved');
  audit.note({ ...(known && { before: known.Current }), after: { ...body } });
  return saved;
}

/**
 * POST /api/support/haendler/preis. VALIDATION: DATE_PAST, JUMP, or LINE_INV with the importer's message as detail.
 */
export const savePrice = defineHandler(CALLS.savePrice, ({ body }, context) =>
  context.db.transaction((tx) => save(tx, body, context)),
);

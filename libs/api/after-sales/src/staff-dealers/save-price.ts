import {
  announcePrices,
  importPriceLists,
  newReport,
  staffName,
  takeDealerFile,
  writePriceFile,
} from '@heizplatz/api-dealers';
import {
  type CallContext,
  type Database,
  defineHandler,
  HELD_OUTCOME,
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

/** What the list of imports calls what was entered in the form. */
const FORM_NAME = 'Preisformular';

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
});

/** Thrown inside the transaction to leave no trace of the price: it waits for somebody else. */
class PriceHeld extends Error {
  /** As it stays until then. */
  readonly current: StaffPrice;
  constructor(current: StaffPrice) {
    super('the price is held');
    this.current = current;
  }
}

/** The dealer, locked, and the price that is saved by now. */
async function lockPrice(tx: Database, body: Body, now: Date) {
  const dealer = await requireLockedDealer(tx, body.DealerId);
  const branchKey = await findBranchKey(tx, dealer.id, body.BranchId);
  const known = await getStaffPrice(tx, dealer.id, { key: body, now });
  if ((known?.Version ?? 0) !== body.Version) throw known ? versionConflict(known) : problem('CONFLICT');
  return { dealer, line: getLine(dealer, branchKey, body), known };
}

async function save(tx: Database, body: Body, { audit, clock, services }: CallContext): Promise<StaffPrice> {
  const now = clock();
  const { dealer, line: value, known } = await lockPrice(tx, body, now);
  if (body.ValidFrom < isoDay(localDay(now))) throw invalid('ValidFrom', 'DATE_PAST');
  const report = newReport();
  await importPriceLists(tx, [{ file: 'UnitPrice', line: 1, value }], report, {
    isApproved: false,
    scope: { dealerKey: dealer.slug, now },
  });
  if (report.errors.length > 0)
    throw invalid('UnitPrice', 'LINE_INV', report.errors.map(({ message }) => message).join(' · '));
  const isJump = report.changes.some((change) => change.isJump);
  if (isJump && !body.AcceptsJump) throw invalid('UnitPrice', 'JUMP');
  const saved = await getStaffPrice(tx, dealer.id, { key: body, now });
  if (!saved) throw new Error('no price was saved');
  if (report.changes.length > 0) {
    if (isJump || (await services.doPricesNeedApproval(tx)))
      throw new PriceHeld(known ?? { ...saved, Version: 0, Current: null, Coming: [] });
    await announcePrices(tx, report);
  }
  audit.note({ ...(known && { before: known.Current }), after: { ...body } });
  return saved;
}

/** As a price file is held: somebody else accepts or refuses it (decision 0110). */
async function hold(tx: Database, body: Body, current: StaffPrice, context: CallContext): Promise<StaffPrice> {
  const { audit, clock, user } = context;
  const now = clock();
  const { dealer, line } = await lockPrice(tx, body, now);
  const file = { dealerId: dealer.id, dealerKey: dealer.slug, name: FORM_NAME, content: writePriceFile(line) };
  const sender = { receivedFrom: staffName(user), receivedById: user?.id ?? null };
  const taking = { now, ...sender, isDryRun: false, skipsBadLines: false, needsApproval: true };
  const taken = await takeDealerFile(tx, file, taking);
  if (taken.ImportId === null) throw problem('CONFLICT');
  audit.note({ after: { state: taken.State, importId: taken.ImportId, changes: taken.Reading.Changes } });
  return { ...current, HeldImportId: taken.ImportId };
}

/**
 * POST /api/support/haendler/preis. VALIDATION: DATE_PAST, JUMP, or LINE_INV with the importer's message as detail. With
 * AcceptsJump a price that jumps is held for somebody else's yes, each price where a second person has to agree; the price
 * as it stays comes back with HeldImportId.
 */
export const savePrice = defineHandler(CALLS.savePrice, async ({ body }, context) => {
  try {
    return await context.db.transaction((tx) => save(tx, body, context));
  } catch (error) {
    if (!(error instanceof PriceHeld)) throw error;
    const held = await context.db.transaction((tx) => hold(tx, body, error.current, context));
    context.audit.note({ outcome: HELD_OUTCOME });
    return held;
  }
});

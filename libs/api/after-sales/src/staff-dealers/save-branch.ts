import {
  importAreas,
  importBranches,
  importOptions,
  type ImportReport,
  newReport,
  raisePriceBookVersion,
} from '@heizplatz/api-dealers';
import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  problem,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffBranch } from '@heizplatz/contract';
import { deleteAreas, deleteBranchOptions, findBranchByKey, setBranchVersion } from './branch-repository';
import type { DealerRow } from './dealer-repository';
import { getStaffBranch } from './read-staff-branches';
import { requireLockedDealer } from './read-staff-dealer';

type Body = CallRequest<typeof CALLS.saveBranch>['body'];

/** The importer's rules are the form's too: the form is a file of one branch. */
const FILES = { branch: 'ZipCode', areas: 'Areas', options: 'Options' } as const;

const invalid = (field: string, code: string, detail?: string) =>
  problem('VALIDATION', { ...(detail && { detail }), errors: [{ path: `body.${field}`, code }] });

/** The key that files know the branch by, and the branch as it was; null: it is new. */
async function getKey(
  tx: Database,
  { id }: DealerRow,
  body: Body,
): Promise<{ key: string; known: StaffBranch | null }> {
  if (body.BranchId === null) {
    if (await findBranchByKey(tx, id, body.Key)) throw invalid('Key', 'KEY_TAKEN');
    return { key: body.Key, known: null };
  }
  const known = await getStaffBranch(tx, id, body.BranchId);
  if (!known) throw problem('NOT_FOUND');
  if (known.Version !== body.Version) throw versionConflict(known);
  return { key: known.Key, known };
}

function refuseErrors({ errors }: ImportReport): void {
  const [first] = errors;
  if (!first) return;
  const line = first.file === FILES.areas ? `, Zeile ${first.line}` : '';
  throw invalid(first.file, 'LINE_INV', `${errors.map(({ message }) => message).join(' · ')}${line}`);
}

async function saveParts(tx: Database, dealer: DealerRow, key: string, body: Body): Promise<void> {
  const report = newReport();
  const line = <Value>(file: string, at: number, value: Value) => ({
    file,
    line: at + 1,
    value: { haendler: dealer.slug, filiale: key, ...value },
  });
  const branch = {
    plz: body.ZipCode,
    vorlauf_werktage: body.LeadWorkingDays,
    liefertage: body.Weekdays.reduce<number>((bits, day) => bits | (1 << (day - 1)), 0),
    stopp_bis: body.StoppedUntil,
  };
  await importBranches(tx, [line(FILES.branch, 0, branch)], report);
  refuseErrors(report);
  const areas = body.Areas.map(({ From, To, Zone }, at) =>
    line(FILES.areas, at, { plz_von: From, plz_bis: To, zone: Zone }),
  );
  const options = body.Options.map(({ OptionId, Price }, at) =>
    line(FILES.options, at, { option: OptionId, preis_netto: Math.round(Price * 100) }),
  );
  await importAreas(tx, areas, report);
  await importOptions(tx, options, report);
  refuseErrors(report);
}

/** What a file without a line leaves alone, a form without one takes away. */
async function clearEmptyParts(tx: Database, branchId: number, { Areas, Options }: Body): Promise<void> {
  if (Areas.length === 0) await deleteAreas(tx, branchId);
  if (Options.length === 0) await deleteBranchOptions(tx, branchId);
}

async function save(tx: Database, body: Body, { audit }: CallContext): Promise<StaffBranch> {
  const dealer = await requireLockedDealer(tx, body.DealerId);
  const { key, known } = await getKey(tx, dealer, body);
  await saveParts(tx, dealer, key, body);
  const branchId = await setBranchVersion(tx, { dealerId: dealer.id, key }, (known?.Version ?? 0) + 1);
  if (branchId === undefined) throw new Error(`no branch ${key}`);
  await clearEmptyParts(tx, branchId, body);
  const saved = await getStaffBranch(tx, dealer.id, branchId);
  if (!saved) throw new Error(`no branch ${branchId}`);
  audit.note({ ...(known && { before: changedFields(known, saved) }), after: saved });
  await raisePriceBookVersion(tx);
  return saved;
}

/** POST /api/support/haendler/filiale. VALIDATION: KEY_TAKEN, or LINE_INV with the importer's message as detail. */
export const saveBranch = defineHandler(CALLS.saveBranch, ({ body }, context) =>
  context.db.transaction((tx) => save(tx, body, context)),
);

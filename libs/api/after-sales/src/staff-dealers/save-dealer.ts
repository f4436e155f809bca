import { toCountryId } from '@heizplatz/country';
import { raisePriceBookVersion } from '@heizplatz/api-dealers';
import { slug } from '@heizplatz/api-catalog';
import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  problem,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { dealerIssues, plainIban } from './dealer-issues';
import { insertDealer, updateDealer } from './dealer-repository';
import { presentStaffDealer, requireLockedDealer } from './read-staff-dealer';

type Body = CallRequest<typeof CALLS.saveDealer>['body'];

const textOrNull = (text: string): string | null => (text === '' ? null : text);

const getFields = (body: Body) => ({
  name: body.Name,
  company: body.Company,
  street: body.Street,
  zipCode: body.ZipCode,
  city: body.City,
  phone: body.Phone,
  email: body.EmailAddress,
  register: body.Register,
  taxNumber: body.TaxNumber,
  packagingNumber: textOrNull(body.PackagingNumber),
  sinceYear: body.SinceYear,
  creditorId: textOrNull(body.CreditorId),
  iban: textOrNull(plainIban(body.Iban)),
  qrIban: textOrNull(plainIban(body.QrIban)),
  enplusId: textOrNull(body.EnplusId),
  settlesBySteps: body.SettlesBySteps,
  description: body.Description,
});

function refuse(issues: readonly { path: string; code: string }[]): void {
  if (issues.length > 0) throw problem('VALIDATION', { errors: issues });
}

async function addDealer(tx: Database, body: Body, { audit }: CallContext): Promise<number> {
  refuse(await dealerIssues(tx, body, { countryId: body.CountryId, known: null }));
  const key = slug(body.Name);
  const row = { ...getFields(body), countryId: body.CountryId, slug: key };
  const dealerId = await insertDealer(tx, row);
  if (!key || dealerId === undefined)
    throw problem('VALIDATION', { errors: [{ path: 'body.Name', code: 'NAME_TAKEN' }] });
  audit.note({ after: row });
  return dealerId;
}

async function changeDealer(tx: Database, dealerId: number, body: Body, context: CallContext) {
  const { audit } = context;
  const known = await requireLockedDealer(tx, dealerId);
  if (known.version !== body.Version) throw versionConflict(await presentStaffDealer(tx, dealerId, context));
  refuse(await dealerIssues(tx, body, { countryId: toCountryId(known.countryId), known }));
  const after = getFields(body);
  await updateDealer(tx, dealerId, after);
  audit.note({ before: changedFields(known, after), after });
  return dealerId;
}

/** POST /api/support/haendler/speichern. VALIDATION names fields; NAME_TAKEN: another dealer has the key of this name. */
export const saveDealer = defineHandler(CALLS.saveDealer, async ({ body }, context) => {
  const dealerId = await context.db.transaction(async (tx) => {
    const saved =
      body.DealerId === null
        ? await addDealer(tx, body, context)
        : await changeDealer(tx, body.DealerId, body, context);
    await raisePriceBookVersion(tx);
    return saved;
  });
  return presentStaffDealer(context.db, dealerId, context);
});

import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  problem,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffAdvertiser } from '@heizplatz/contract';
import { refuseField } from '../staff-adverts/refuse-field';
import {
  deletePartners,
  findAdvertiserIdByName,
  findPartnerAccountId,
  insertAdvertiser,
  insertPartner,
  listAdvertisers,
  lockAdvertiser,
  updateAdvertiser,
} from './advertiser-repository';

type Body = CallRequest<typeof CALLS.saveAdvertiser>['body'];

async function presentAdvertisers(db: Database, id?: number): Promise<StaffAdvertiser[]> {
  const rows = await listAdvertisers(db, id);
  return rows.map(({ row, partner: email }) => ({
    Id: row.id,
    Version: row.version,
    Name: row.name,
    Company: row.company,
    Address: row.address,
    ContactName: row.contactName,
    EmailAddress: row.email,
    Website: row.website,
    IsBlocked: row.isBlocked,
    PartnerEmail: email ?? '',
  }));
}

async function findAdvertiser(db: Database, id: number): Promise<StaffAdvertiser> {
  const [row] = await presentAdvertisers(db, id);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** Sets the account that may read its statistics to the one with this e-mail, or to none. */
async function linkPartner(tx: Database, advertiserId: number, email: string): Promise<void> {
  await deletePartners(tx, advertiserId);
  if (email === '') return;
  const userId = await findPartnerAccountId(tx, email);
  if (userId === undefined) throw refuseField('PartnerEmail', 'ACCOUNT_NXT');
  await insertPartner(tx, advertiserId, userId);
}

const getFields = (body: Body) => ({
  name: body.Name,
  company: body.Company,
  address: body.Address,
  contactName: body.ContactName,
  email: body.EmailAddress,
  website: body.Website,
  isBlocked: body.IsBlocked,
});

async function save(tx: Database, body: Body, { clock, audit }: CallContext): Promise<number> {
  const fields = getFields(body);
  const takenBy = await findAdvertiserIdByName(tx, fields.name);
  if (takenBy !== undefined && takenBy !== body.AdvertiserId) throw refuseField('Name', 'ADVERTISER_TAKEN');
  if (body.AdvertiserId === null) {
    const id = await insertAdvertiser(tx, fields, clock());
    audit.note({ after: { ...fields, partner: body.PartnerEmail } });
    return id;
  }
  const known = await lockAdvertiser(tx, body.AdvertiserId);
  if (!known) throw problem('NOT_FOUND');
  if (known.version !== body.Version) throw versionConflict(await findAdvertiser(tx, known.id));
  await updateAdvertiser(tx, known.id, fields);
  audit.note({ before: changedFields(known, fields), after: { ...fields, partner: body.PartnerEmail } });
  return known.id;
}

export const staffAdvertisers = defineHandler(CALLS.staffAdvertisers, (_, { db }) => presentAdvertisers(db));

/** POST /api/support/werbekunden/speichern. */
export const saveAdvertiser = defineHandler(CALLS.saveAdvertiser, async ({ body }, context) => {
  const id = await context.db.transaction(async (tx) => {
    const advertiserId = await save(tx, body, context);
    await linkPartner(tx, advertiserId, body.PartnerEmail);
    return advertiserId;
  });
  return findAdvertiser(context.db, id);
});

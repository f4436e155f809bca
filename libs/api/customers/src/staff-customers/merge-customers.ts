import { type Account, ADDRESS_LIMIT, lockAccount } from '@heizplatz/api-identity';
import { type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { lockDrafts } from '../account-deletion/customer-erasure-repository';
import { changeStaffCustomer } from './change-staff-customer';
import { customerName, findCustomerAccount, lockCustomerAccount } from './customer-account';
import { mergeRefusal } from './merge-refusal';
import { countBelongings, moveBelongings, sameAddresses } from './merge-repository';
import { insertMerge } from './merged-customer-repository';
import { presentStaffCustomer } from './present-staff-customer';

type Preview = CallResponse<typeof CALLS.mergePreview>;

const presentSide = async (db: Database, account: Account): Promise<Preview['Stays']> => ({
  CustomerId: account.id,
  Version: account.version,
  Name: customerName(account),
  Email: account.email,
  IsGuest: account.isGuest,
  ...(await countBelongings(db, account.id)),
});

async function preview(db: Database, stays: Account, goes: Account): Promise<Preview> {
  const Stays = await presentSide(db, stays);
  const Goes = await presentSide(db, goes);
  const SameAddresses = (await sameAddresses(db, stays.id, goes.id)).length;
  const isTooMany = Stays.Addresses + Goes.Addresses - SameAddresses > ADDRESS_LIMIT;
  const tooMany = isTooMany ? `Zusammen wären es mehr als ${ADDRESS_LIMIT} Adressen. Löschen Sie zuerst welche.` : null;
  return { Stays, Goes, SameAddresses, Refusal: mergeRefusal(stays, goes) ?? tooMany };
}

/** Changes nothing. */
export const mergePreview = defineHandler(CALLS.mergePreview, async ({ params, query }, { db }) => {
  const stays = await findCustomerAccount(db, params.customerId);
  const goes = await findCustomerAccount(db, query.other);
  if (!stays || !goes) throw problem('NOT_FOUND');
  return preview(db, stays, goes);
});

/** Drafts before accounts, as finalise does; accounts by their numbers, whichever goes: opposite merges wait for each other in turn. */
const lockInOrder =
  ({ staysId, goesId }: { staysId: number; goesId: number }) =>
  async (tx: Database): Promise<void> => {
    await lockDrafts(tx, goesId);
    if (goesId < staysId) await lockAccount(tx, goesId);
  };

/**
 * Both versions as displayed: a concurrent change of either is VERSION_CONFLICT. The merged account is deleted
 * permanently.
 */
export const mergeCustomers = defineHandler(CALLS.mergeCustomers, ({ params, body }, context) => {
  const { audit, clock, log } = context;
  audit.note({ reason: body.Reason });
  const staysId = params.customerId;
  const goesId = body.OtherNumber;
  const locking = { customerId: staysId, version: body.Version, lockFirst: lockInOrder({ staysId, goesId }) };
  return changeStaffCustomer(locking, context, async (tx, stays) => {
    const goes = await lockCustomerAccount(tx, goesId);
    if (!goes) throw problem('NOT_FOUND');
    if (goes.version !== body.OtherVersion)
      throw versionConflict({ ...(await presentStaffCustomer(tx, goes, context)) });
    const { Refusal, ...before } = await preview(tx, stays, goes);
    if (Refusal !== null) throw problem('CONFLICT', { detail: Refusal });
    await insertMerge(tx, { staysId, goesId, at: clock() });
    await moveBelongings(tx, { staysId, goesId });
    audit.note({ before, after: await countBelongings(tx, staysId) });
    log.info({ userId: staysId, goneId: goesId }, 'customers merged');
  });
});

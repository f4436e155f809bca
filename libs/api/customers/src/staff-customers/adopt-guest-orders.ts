import type { Database } from '@heizplatz/api-platform';
import { isPlainCustomer } from '@heizplatz/identity';
import { lockDrafts } from '../account-deletion/customer-erasure-repository';
import { lockCustomerAccount } from './customer-account';
import { mergeRefusal } from './merge-refusal';
import { findGuestsOf, moveBelongings } from './merge-repository';
import { insertMerge } from './merged-customer-repository';

interface ProvenMailbox {
  readonly userId: number;
  readonly email: string;
  readonly at: Date;
}

/**
 * A customer whose account staff made gets what it ordered as a guest before, once it has proven the mailbox: the mails of
 * those orders, and their links, went there.
 */
export async function adoptGuestOrders(tx: Database, { userId, email, at }: ProvenMailbox): Promise<void> {
  const stays = await lockCustomerAccount(tx, userId);
  if (!stays || !isPlainCustomer(stays)) return;
  for (const goesId of await findGuestsOf(tx, email)) {
    await lockDrafts(tx, goesId);
    const goes = await lockCustomerAccount(tx, goesId);
    if (!goes || mergeRefusal(stays, goes) !== null) continue;
    await insertMerge(tx, { staysId: userId, goesId, at });
    await moveBelongings(tx, { staysId: userId, goesId });
  }
}

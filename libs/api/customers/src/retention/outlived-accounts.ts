import {
  ACCOUNT_NOTICE,
  after,
  type Database,
  endedBefore,
  type JobContext,
  queueMail,
  toSeconds,
  TERMS,
} from '@heizplatz/api-platform';
import { CountryId } from '@heizplatz/contract';
import * as v from 'valibot';
import { accountEndsMail } from '../account-deletion/account-ends-mail';
import { eraseAccount } from '../account-deletion/erase-account';
import { planErasure } from '../account-deletion/plan-erasure';
import { lockDrafts } from '../account-deletion/customer-erasure-repository';
import { findUnusedAccounts, lockUnusedAccount, recordEndAnnounced } from './outlived-account-repository';

const BATCH = 500;

type Context = Pick<JobContext, 'db' | 'clock' | 'services'>;

const usedBefore = (now: Date): Date => endedBefore(TERMS.account, now);

async function announce(tx: Database, userId: number, { clock, services }: Context): Promise<void> {
  const now = clock();
  const notices = await recordEndAnnounced(tx, userId, { usedBefore: usedBefore(now), at: now });
  if (!notices) return;
  const addressee = {
    countryId: v.parse(CountryId, notices.countryId),
    to: notices.email,
    config: services.config,
    now,
  };
  const mail = accountEndsMail(addressee, after(now, toSeconds(ACCOUNT_NOTICE)));
  await queueMail(tx, mail, { services, clock });
}

async function end(tx: Database, userId: number, context: Context): Promise<void> {
  await lockDrafts(tx, userId);
  const unused = await lockUnusedAccount(tx, userId, usedBefore(context.clock()));
  if (!unused) return;
  const plan = await planErasure(tx, { userId, email: unused.email, isByStaff: false }, context.clock());
  const countryId = v.parse(CountryId, unused.countryId);
  await eraseAccount(tx, unused, { countryId, reason: 'unused', plan }, context);
}

/** Notifies the customers of unused accounts, and deletes those that were notified and did not come back. */
export async function endAccounts(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  for (const [toldBefore, execute] of [
    [endedBefore(ACCOUNT_NOTICE, now), end],
    [null, announce],
  ] as const) {
    const ids = await findUnusedAccounts(db, { usedBefore: usedBefore(now), toldBefore }, BATCH);
    for (const id of ids) await db.transaction((tx) => execute(tx, id, context));
  }
}

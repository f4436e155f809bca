import { type Account, findUserAddresses, presentCustomerAddresses, readEmailChange } from '@heizplatz/api-identity';
import { type CallContext, type Database, isoDay, isSingleUse, localDay } from '@heizplatz/api-platform';
import { CountryId, type StaffCustomer } from '@heizplatz/contract';
import { isPlainCustomer } from '@heizplatz/identity';
import * as v from 'valibot';
import {
  countOrdersOf,
  findMailboxes,
  mailsToMailboxes,
  findNotes,
  findNotifications,
  findCustomerOrders,
} from './customer-repository';

const Salutation = v.picklist([0, 1, 2]);
const formatTimeOfDay = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentOrder = (
  row: Awaited<ReturnType<typeof findCustomerOrders>>[number],
): StaffCustomer['Orders'][number] => ({
  OrderId: row.id,
  Number: row.number,
  PlacedAt: row.placedAt.toISOString(),
  State: row.state,
  ProductGroupId: row.productGroupId,
  CountryId: v.parse(CountryId, row.countryId),
  Amount: row.amount,
  Total: row.totalCents / 100,
});

async function presentNotifications(db: Database, userId: number): Promise<StaffCustomer['Notifications']> {
  const rows = await findNotifications(db, userId);
  return rows.map((row) => ({
    Id: row.id,
    Kind: row.kind,
    ZipCode: row.zipCode,
    Threshold: row.thresholdCents === null ? null : row.thresholdCents / 100,
    CreatedAt: row.createdAt.toISOString(),
    IsConfirmed: row.confirmedAt !== null,
    EndedAt: formatTimeOfDay(row.endedAt),
  }));
}

async function presentMails(db: Database, { id, email }: Account): Promise<StaffCustomer['Mails']> {
  const mails = await mailsToMailboxes(db, await findMailboxes(db, id, email));
  return mails.map((mail) => ({
    MailId: mail.id,
    Kind: mail.kind,
    Subject: mail.subject,
    State: mail.state,
    CreatedAt: mail.createdAt.toISOString(),
    CanResend: !isSingleUse(mail.kind),
  }));
}

const presentMaster = (account: Account) => ({
  Id: account.id,
  Version: account.version,
  CountryId: v.parse(CountryId, account.countryId),
  Email: account.email,
  Salutation: v.parse(Salutation, account.salutation),
  Title1: account.title1,
  Title2: account.title2,
  FirstName: account.firstName,
  LastName: account.lastName,
  Phone: account.phone,
  IsGuest: account.isGuest,
  NewsletterWanted: account.newsletterWanted,
  CustomerSince: isoDay(localDay(account.createdAt)),
  LastLoginAt: formatTimeOfDay(account.lastLoginAt),
  LockedAt: formatTimeOfDay(account.lockedAt),
});

/** A customer with all that staff works with; its mails without what they say. */
export async function presentStaffCustomer(
  db: Database,
  account: Account,
  { services, clock }: Pick<CallContext, 'services' | 'clock'>,
): Promise<StaffCustomer> {
  const emailChange = await readEmailChange(db, account.id, clock());
  const limited = { command: 'login', account: account.email };
  return {
    ...presentMaster(account),
    EmailChange: emailChange.Pending ? emailChange.NewEmailAddress : null,
    LoginLimitedUntil: formatTimeOfDay(await services.limits.limitedUntil(db, limited, clock())),
    CanBeActedFor: isPlainCustomer(account),
    Addresses: presentCustomerAddresses(await findUserAddresses(db, account.id)),
    OrderCount: await countOrdersOf(db, account.id),
    Orders: (await findCustomerOrders(db, account.id)).map(presentOrder),
    Notifications: await presentNotifications(db, account.id),
    Notes: (await findNotes(db, account.id)).map((note) => ({
      Id: note.id,
      At: note.at.toISOString(),
      Author: note.authorName,
      Text: note.text,
      Kind: note.kind,
    })),
    Mails: await presentMails(db, account),
  };
}

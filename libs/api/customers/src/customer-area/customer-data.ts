import { lockOwner, readEmailChange, setNewsConsent } from '@heizplatz/api-identity';
import { changedFields, type Database, defineHandler, isoDay, localDay, problem } from '@heizplatz/api-platform';
import { CALLS, CustomerData } from '@heizplatz/contract';
import * as v from 'valibot';
import { findCustomer, updateCustomer } from './customer-repository';

async function readCustomerData(db: Database, userId: number, now: Date): Promise<CustomerData> {
  const row = await findCustomer(db, userId);
  if (!row) throw problem('UNAUTHENTICATED');
  return v.parse(CustomerData, {
    CustomerId: row.id,
    EmailAddress: row.email,
    Salutation: row.salutation,
    Title1: row.title1,
    Title2: row.title2,
    FirstName: row.firstName,
    LastName: row.lastName,
    Phone: row.phone,
    NewsletterWanted: row.newsletterWanted,
    EmailChange: await readEmailChange(db, userId, now),
    CustomerSince: isoDay(localDay(row.createdAt)),
  });
}

export const customerData = defineHandler(CALLS.customerData, (_, { db, user, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  return readCustomerData(db, user.id, clock());
});

/** FORBIDDEN while impersonating when the newsletter changes: consent is the customer's own (rule ROLE-05). */
export const saveCustomerData = defineHandler(CALLS.saveCustomerData, ({ body }, { db, user, clock, audit }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const now = clock();
  return db.transaction(async (tx) => {
    await lockOwner(tx, user.id);
    const known = await findCustomer(tx, user.id);
    const isConsentChanged = known?.newsletterWanted !== body.NewsletterWanted;
    if (isConsentChanged && user.isImpersonatedS) throw problem('FORBIDDEN');
    const changes = {
      salutation: body.Salutation,
      title1: body.Title1,
      title2: body.Title2,
      firstName: body.FirstName,
      lastName: body.LastName,
      phone: body.Phone,
    };
    const noted = { ...changes, ...(isConsentChanged && { newsletterWanted: body.NewsletterWanted }) };
    audit.note({ before: known && changedFields(known, noted), after: noted });
    await updateCustomer(tx, user.id, changes);
    if (isConsentChanged) await setNewsConsent(tx, { userId: user.id, isRequired: body.NewsletterWanted, now });
    return readCustomerData(tx, user.id, now);
  });
});

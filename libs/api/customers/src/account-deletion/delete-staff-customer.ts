import { countAddresses } from '@heizplatz/api-identity';
import { type CallContext, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, CountryId } from '@heizplatz/contract';
import * as v from 'valibot';
import { eraseAccount } from './erase-account';
import { checkNothingOpen, planErasure, withLastMail } from './plan-erasure';
import { lockDrafts } from './customer-erasure-repository';
import { customerName, findCustomerAccount, lockCustomerAccount } from '../staff-customers/customer-account';
import { findNotes } from '../staff-customers/customer-repository';
import { presentStaffCustomer } from '../staff-customers/present-staff-customer';

export const customerDeletion = defineHandler(CALLS.customerDeletion, async ({ params }, { db, clock }) => {
  const customer = await findCustomerAccount(db, params.customerId);
  if (!customer) throw problem('NOT_FOUND');
  const plan = await planErasure(db, { userId: customer.id, email: customer.email, isByStaff: true }, clock());
  return {
    Id: customer.id,
    Version: customer.version,
    OpenOrders: [...plan.open],
    Anonymised: plan.freed.length,
    Addresses: await countAddresses(db, customer.id),
    Notes: (await findNotes(db, customer.id)).length,
    Kept: withLastMail(plan, clock()),
  };
});

type Deletion = { readonly id: number; readonly version: number };

const eraseNow = ({ id, version }: Deletion, context: CallContext) =>
  context.db.transaction(async (tx) => {
    await lockDrafts(tx, id);
    const customer = await lockCustomerAccount(tx, id);
    if (!customer) throw problem('NOT_FOUND');
    context.audit.note({ forUser: { id, name: customerName(customer) } });
    if (version !== customer.version)
      throw versionConflict({ ...(await presentStaffCustomer(tx, customer, context)), Version: customer.version });
    const plan = await planErasure(tx, { userId: id, email: customer.email, isByStaff: true }, context.clock());
    checkNothingOpen(plan, 'Erst danach lässt sich der Kunde löschen.');
    context.audit.note({ after: { retainedOrders: plan.stored.length, anonymisedOrders: plan.freed.length } });
    const countryId = v.parse(CountryId, customer.countryId);
    return eraseAccount(tx, customer, { countryId, reason: 'asked', plan }, context);
  });

export const deleteStaffCustomer = defineHandler(CALLS.deleteStaffCustomer, async ({ params, body }, context) => {
  const { audit, log } = context;
  audit.note({ reason: body.Reason });
  if (body.CustomerNumber !== params.customerId)
    throw problem('VALIDATION', { errors: [{ path: 'body.CustomerNumber', code: 'CONFIRM_INV' }] });
  const Kept = await eraseNow({ id: params.customerId, version: body.Version }, context);
  log.info({ stored: Kept.length }, 'customer deleted by staff');
  return { success: true, Kept };
});

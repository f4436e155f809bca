import type { Account } from '@heizplatz/api-identity';
import { type CallContext, type Database, problem, versionConflict } from '@heizplatz/api-platform';
import type { StaffCustomer } from '@heizplatz/contract';
import { customerName, lockCustomerAccount } from './customer-account';
import { presentStaffCustomer } from './present-staff-customer';

interface Change {
  readonly customerId: number;
  /** Locks what has to be locked before the account: changes that lock the same rows in another order wait for ever. */
  readonly lockFirst?: (tx: Database) => Promise<void>;
  /** As the form read it; absent where nothing is written over. */
  readonly version?: number | undefined;
  /** What the form shows beside its own after a conflict; absent: the customer. */
  readonly findConflict?: (tx: Database, customer: Account) => Promise<object>;
}

/**
 * One change of a customer, its account locked. NOT_FOUND for staff and dealers, VERSION_CONFLICT after a concurrent
 * change, including one by the customer. Notes the affected customer. Responds with the saved data.
 */
export function changeStaffCustomer(
  { customerId, lockFirst, version, findConflict }: Change,
  context: CallContext,
  change: (tx: Database, customer: Account) => Promise<void>,
): Promise<StaffCustomer> {
  return context.db.transaction(async (tx) => {
    await lockFirst?.(tx);
    const customer = await lockCustomerAccount(tx, customerId);
    if (!customer) throw problem('NOT_FOUND');
    context.audit.note({ forUser: { id: customer.id, name: customerName(customer) } });
    if (version !== undefined && version !== customer.version)
      throw versionConflict({
        ...(findConflict ? await findConflict(tx, customer) : await presentStaffCustomer(tx, customer, context)),
        Version: customer.version,
      });
    await change(tx, customer);
    const changed = await lockCustomerAccount(tx, customerId);
    if (!changed) throw problem('NOT_FOUND');
    return presentStaffCustomer(tx, changed, context);
  });
}

import { changeUser, endFamiliesOf, expireLinks } from '@heizplatz/api-identity';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { changeStaffCustomer } from './change-staff-customer';

/** Locked: logged out on all nodes with the next call. Unlocked: failed logins are forgotten too, so that the next one counts. */
export const setCustomerLock = defineHandler(CALLS.setCustomerLock, ({ params, body }, context) => {
  const { clock, services, audit } = context;
  audit.note({ reason: body.Reason });
  return changeStaffCustomer(
    { customerId: params.customerId, version: body.Version },
    context,
    async (tx, customer) => {
      const now = clock();
      const lockedAt = body.IsLocked ? (customer.lockedAt ?? now) : null;
      audit.note({ before: { lockedAt: customer.lockedAt }, after: { lockedAt } });
      await changeUser(tx, customer.id, { lockedAt });
      if (lockedAt === null) return services.limits.forget(tx, { command: 'login', account: customer.email });
      await endFamiliesOf(tx, customer.id, { endReason: 'locked', endedAt: now });
      await expireLinks(tx, customer.id, 'password', now);
    },
  );
});

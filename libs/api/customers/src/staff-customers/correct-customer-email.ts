import { expireLinks, startEmailCorrection } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { changeStaffCustomer } from './change-staff-customer';

export const correctCustomerEmail = defineHandler(CALLS.correctCustomerEmail, ({ params, body }, context) => {
  context.audit.note({ reason: body.Reason });
  const change = { customerId: params.customerId, version: body.Version };
  return changeStaffCustomer(change, context, async (tx, customer) => {
    if (customer.lockedAt) throw problem('CONFLICT', { detail: 'Der Kunde ist gesperrt. Entsperren Sie ihn zuerst.' });
    context.audit.note({ before: { email: customer.email }, after: { email: body.NewEmailAddress } });
    await startEmailCorrection(tx, customer, body.NewEmailAddress, context);
  });
});

/** The customer's own pending change too. */
export const dropCustomerEmailChange = defineHandler(CALLS.dropCustomerEmailChange, ({ params }, context) =>
  changeStaffCustomer({ customerId: params.customerId }, context, (tx, { id }) =>
    expireLinks(tx, id, 'email-change', context.clock()),
  ),
);

import { changeUser } from '@heizplatz/api-identity';
import { changedFields, defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { changeStaffCustomer } from './change-staff-customer';

/** Neither e-mail nor newsletter: those are the customer's own word. */
export const saveStaffCustomer = defineHandler(CALLS.saveStaffCustomer, ({ params, body }, context) =>
  changeStaffCustomer({ customerId: params.customerId, version: body.Version }, context, async (tx, customer) => {
    const changes = {
      salutation: body.Salutation,
      title1: body.Title1,
      title2: body.Title2,
      firstName: body.FirstName,
      lastName: body.LastName,
      phone: body.Phone,
    };
    context.audit.note({ before: changedFields(customer, changes), after: changes });
    await changeUser(tx, customer.id, changes);
  }),
);

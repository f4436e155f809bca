import { defineHandler, findMail, isSingleUse, problem, resendMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { changeStaffCustomer } from './change-staff-customer';
import { insertNote, findMailboxes } from './customer-repository';

/** Seen by staff alone; never changed, goes with the account. */
export const addCustomerNote = defineHandler(CALLS.addCustomerNote, ({ params, body }, context) => {
  const { clock, user } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const author = { authorId: user.id, authorName: `${user.firstName} ${user.lastName}`.trim() };
  return changeStaffCustomer({ customerId: params.customerId }, context, (tx, { id: userId }) =>
    insertNote(tx, { userId, ...author, kind: body.Kind, text: body.Text, at: clock() }),
  );
});

/** NOT_FOUND for mails to other mailboxes. */
export const resendCustomerMail = defineHandler(CALLS.resendCustomerMail, ({ params, body }, context) =>
  changeStaffCustomer({ customerId: params.customerId }, context, async (tx, { id, email }) => {
    const mail = await findMail(tx, body.MailId);
    const mailboxes = await findMailboxes(tx, id, email);
    if (!mail || !mailboxes.includes(mail.recipient)) throw problem('NOT_FOUND');
    if (isSingleUse(mail.kind))
      throw problem('CONFLICT', {
        detail: 'Der Link dieser E-Mail gilt nur einmal und nur für kurze Zeit. Der Kunde fordert ihn neu an.',
      });
    context.audit.note({ after: { kind: mail.kind, subject: mail.subject } });
    await resendMail(tx, mail, context);
  }),
);

import { defineEvent } from '@heizplatz/api-platform';

interface ProvenMailbox {
  readonly userId: number;
  readonly email: string;
  readonly at: Date;
}

/** An account got its first password by a mailed link: its mailbox is proven. */
export const mailboxProven = defineEvent<ProvenMailbox>('MailboxProven');

import { TEST_NOW, withApi } from '../../testing/api-test';
import { deliverMails } from '../deliver/deliver-mails';
import type { Mail } from '../compose/mail';
import type { MailTransport } from '../deliver/mail-transport';
import type { OutgoingMail } from '../deliver/outgoing-mail';
import { findMail, insertMail } from '../store/outbox-repository';
import { mailFiles, outbox } from '../store/schema';

const MAIL = { countryId: 1, kind: 'order-received', subject: 'Ihre Bestellung', to: 'anna@example.com' } as const;

const mailWith = (fields: Partial<Mail> = {}): Mail => ({ ...MAIL, text: 'T', html: '<p>T</p>', ...fields });

export const later = (seconds: number, from = TEST_NOW) => new Date(from.getTime() + seconds * 1000);

/** An empty outbox per test, and a mail server that stores received mails in `sent`. */
export function withOutbox() {
  const api = withApi({ handlers: [] });
  const secrets = () => api().services.config.secrets;
  const sent: OutgoingMail[] = [];
  beforeEach(async () => {
    sent.length = 0;
    await api().db.delete(outbox);
    await api().db.delete(mailFiles);
  });
  const working: MailTransport = async (mail) => {
    sent.push(mail);
  };
  return {
    api,
    secrets,
    sent,
    working,
    put: (fields: Partial<Mail> = {}, createdAt = TEST_NOW) =>
      insertMail(api().db, mailWith(fields), { createdAt, secrets: secrets() }),
    getState: async (id: string) => (await findMail(api().db, id))?.state,
    deliver: (mailTransport: MailTransport | null, now = TEST_NOW) =>
      deliverMails({ db: api().db, clock: () => now, services: { ...api().services, mailTransport } }),
    /** The same with a provider that takes so many mails a minute. */
    deliverPaced: (mailTransport: MailTransport, mailsPerMinute: number) => {
      const { services, db } = api();
      const config = { ...services.config, mailsPerMinute };
      return deliverMails({ db, clock: () => TEST_NOW, services: { ...services, config, mailTransport } });
    },
  };
}

import { composeMail, type Config, type Mail } from '@heizplatz/api-platform';
import { BRAND, siteById } from '@heizplatz/country';
import type { CustomerCase } from './case-repository';

/** By the name that was typed only where the mailbox is proven to be whose name it is. */
export const caseGreeting = ({ name, isProven }: Pick<CustomerCase, 'name' | 'isProven'>): string =>
  `Guten Tag${isProven && name ? ` ${name}` : ''},`;

/** What stands below the text of each of these mails, a paragraph each. */
export const CASE_MAIL_CLOSING: readonly string[] = [
  'Sie können auf diese E-Mail antworten.',
  `Ihr Kundendienst von ${BRAND}`,
];

interface Written {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What staff wrote, as it was typed; replies reach our support. */
export const composeCaseMail = (
  { countryId, orderId, isProven }: Pick<CustomerCase, 'countryId' | 'orderId' | 'isProven'>,
  { to, subject, text }: Written,
  config: Config,
): Mail =>
  composeMail({
    config,
    site: siteById(countryId),
    kind: 'case-answer',
    isProven,
    ...(orderId !== null && { orderId }),
    to,
    replyTo: config.supportMail,
    subject,
    blocks: [
      ...text
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
      ...CASE_MAIL_CLOSING,
    ].map((paragraph) => ({ kind: 'text', text: paragraph })),
  });

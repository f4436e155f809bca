import { composeMail, type Config, type Mail } from '@heizplatz/api-platform';
import { BRAND, siteById } from '@heizplatz/country';
import type { CustomerCase } from './case-repository';

export const caseGreeting = ({ name }: Pick<CustomerCase, 'name'>): string => `Guten Tag${name ? ` ${name}` : ''},`;

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
  { countryId, orderId }: Pick<CustomerCase, 'countryId' | 'orderId'>,
  { to, subject, text }: Written,
  config: Config,
): Mail =>
  composeMail({
    config,
    site: siteById(countryId),
    kind: 'case-answer',
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

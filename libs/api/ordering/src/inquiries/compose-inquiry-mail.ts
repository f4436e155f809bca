import { composeMail, type Config, type Mail, momentText, siteOrigin } from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';
import { requestConfirmationPath } from '@heizplatz/routes';
import { goodsRows, inquiryTitle, type InquiryContent } from './inquiry-rows';

/** The page whose button confirms; the site's address comes from configuration, never from a request. */
function confirmAddress({ countryId }: InquiryContent, token: string, config: Config): string {
  const origin = siteOrigin(countryId, config);
  return `${origin}${requestConfirmationPath(token)}`;
}

const WHO_GETS_IT: Readonly<Record<InquiryContent['kind'], string>> = {
  bulk: 'Erst danach geht sie an unseren Kundendienst und an bis zu fünf Händler, die an Ihren Ort liefern. Die Anfrage ist unverbindlich.',
  'call-back': 'Erst danach geht sie an unseren Kundendienst. Der Rückruf ist kostenlos und unverbindlich.',
};

/**
 * To the sender: the inquiry, and the link to the page whose button confirms it. The e-mail is not verified as the
 * sender's yet, so the mail contains nothing that the sender wrote: otherwise anyone could send mail to anyone
 * through us.
 */
export function composeInquiryMail(
  inquiry: InquiryContent & { expiresAt: Date },
  { token, config }: { token: string; config: Config },
): Mail {
  const site = siteById(inquiry.countryId);
  return composeMail({
    config,
    site,
    kind: 'request-confirm',
    to: inquiry.email,
    subject: `Bitte bestätigen Sie Ihre Anfrage: ${inquiryTitle(inquiry)}`,
    blocks: [
      { kind: 'text', text: 'Guten Tag,' },
      {
        kind: 'text',
        text: `bitte bestätigen Sie Ihre Anfrage auf der Seite, zu der dieser Link führt. ${WHO_GETS_IT[inquiry.kind]}`,
      },
      { kind: 'button', label: 'Anfrage ansehen und bestätigen', href: confirmAddress(inquiry, token, config) },
      { kind: 'note', text: `Der Link gilt bis ${momentText(inquiry.expiresAt, site)}.` },
      { kind: 'rows', rows: goodsRows(inquiry) },
      {
        kind: 'text',
        text: 'Sie haben nichts angefragt? Dann tun Sie bitte nichts: Unbestätigt geht die Anfrage an niemanden, und wir löschen sie.',
      },
    ],
  });
}

import { WORDING } from '@heizplatz/country/wording';
import { composeMail, type Config, type Mail } from '@heizplatz/api-platform';
import { BRAND, siteById } from '@heizplatz/country';
import { inquiryRows, inquiryTitle, type InquiryContent } from './inquiry-rows';

interface Recipients {
  readonly config: Config;
  readonly dealers: readonly { readonly company: string; readonly email: string }[];
}

/**
 * A confirmed inquiry to our support, and one for a large amount to the dealers of the place. Replies go to the
 * customer.
 */
export function composePassedOnMails(inquiry: InquiryContent, { config, dealers }: Recipients): Mail[] {
  const site = siteById(inquiry.countryId);
  const { withAnOffer, forThisOffer } = WORDING[inquiry.countryId];
  const rows = { kind: 'rows', rows: inquiryRows(inquiry) } as const;
  const companies = dealers.map(({ company }) => company).join(', ');
  const parts = { site, replyTo: inquiry.email, subject: `Anfrage ${inquiryTitle(inquiry)}` };
  const support = composeMail({
    config,
    ...parts,
    kind: 'request-support',
    to: config.supportMail,
    blocks: [
      rows,
      ...(inquiry.kind === 'bulk'
        ? ([
            { kind: 'text', text: companies ? `Ging auch an: ${companies}` : 'Kein Händler liefert dorthin.' },
          ] as const)
        : []),
    ],
  });
  const others = dealers.map(({ company, email }) =>
    composeMail({
      config,
      ...parts,
      kind: 'request-dealer',
      to: email,
      blocks: [
        { kind: 'text', text: `Guten Tag ${company},` },
        {
          kind: 'text',
          text: `ein Kunde von ${BRAND} fragt eine größere Menge an. Bitte antworten Sie ihm ${withAnOffer}; Antworten auf diese Mail gehen an ${inquiry.email}.`,
        },
        rows,
        {
          kind: 'note',
          text: `Die Angaben sind nur ${forThisOffer} bestimmt. Die Anfrage ging an bis zu fünf Händler.`,
        },
      ],
    }),
  );
  return [support, ...others];
}

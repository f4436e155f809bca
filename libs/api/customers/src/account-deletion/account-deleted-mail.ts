import {
  composeMail,
  type Config,
  type Mail,
  type MailBlock,
  momentText,
  periodText,
  TERMS,
} from '@heizplatz/api-platform';
import { formatDate, siteById, type CountryId } from '@heizplatz/country';
import type { Stored } from '../retention/present-retained';

export const ACCOUNT_DELETED_MAIL = 'account-deleted';

/** On the customer's request, or unused for years. */
export type DeletionReason = 'asked' | 'unused';

const REASONS: Record<DeletionReason, string> = {
  asked: 'auf Ihren Wunsch gelöscht',
  unused: `gelöscht, weil es ${periodText(TERMS.account)} lang nicht benutzt wurde`,
};

function storedBlocks(retained: Stored, countryId: CountryId): MailBlock[] {
  if (retained.length === 0)
    return [
      {
        kind: 'text',
        text: 'Alle Angaben zu Ihrer Person sind gelöscht. Als Letztes löschen wir in 30 Tagen diese Nachricht.',
      },
    ];
  const site = siteById(countryId);
  const items = retained.map(
    ({ What, Where, Until, Why }) => `${What} (${Where}): bis ${formatDate(Until, site)}, ${Why}`,
  );
  return [
    {
      kind: 'text',
      text: 'Ihr Konto, Ihre Adressen und alles, was dazu gespeichert war, sind gelöscht. Folgendes müssen wir noch aufbewahren; danach wird es von selbst gelöscht:',
    },
    { kind: 'list', items },
  ];
}

/** To the mailbox of an account that was deleted at an instant; the last mail that it gets. */
export function accountDeletedMail(
  {
    email,
    countryId,
    existing,
    reason,
  }: { email: string; countryId: CountryId; existing: Stored; reason: DeletionReason },
  { config, now }: { config: Config; now: Date },
): Mail {
  const site = siteById(countryId);
  return composeMail({
    config,
    site,
    kind: ACCOUNT_DELETED_MAIL,
    to: email,
    subject: 'Ihr Kundenkonto wurde gelöscht',
    blocks: [
      { kind: 'text', text: 'Guten Tag,' },
      { kind: 'text', text: `Ihr Kundenkonto wurde am ${momentText(now, site)} ${REASONS[reason]}.` },
      ...storedBlocks(existing, countryId),
      ...(reason === 'asked'
        ? [
            {
              kind: 'text',
              text: `Das waren nicht Sie? Dann rufen Sie uns bitte gleich an: ${site.customerPhone}.`,
            } as const,
          ]
        : []),
    ],
  });
}

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

interface Deletion {
  readonly email: string;
  readonly countryId: CountryId;
  readonly existing: Stored;
  readonly reason: DeletionReason;
  readonly hasReviews: boolean;
  /** Had data, but no account. */
  readonly isGuest: boolean;
}

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
  { email, countryId, existing, reason, hasReviews, isGuest }: Deletion,
  { config, now }: { config: Config; now: Date },
): Mail {
  const site = siteById(countryId);
  const subject = isGuest ? 'Ihre Daten wurden gelöscht' : 'Ihr Kundenkonto wurde gelöscht';
  const moment = momentText(now, site);
  return composeMail({
    config,
    site,
    kind: ACCOUNT_DELETED_MAIL,
    to: email,
    subject,
    blocks: [
      { kind: 'text', text: 'Guten Tag,' },
      {
        kind: 'text',
        text: `${isGuest ? 'Ihre Daten wurden' : 'Ihr Kundenkonto wurde'} am ${moment} ${REASONS[reason]}.`,
      },
      ...storedBlocks(existing, countryId),
      ...(hasReviews
        ? [{ kind: 'text', text: 'Bewertungen, die Sie geschrieben haben, bleiben ohne Ihren Namen stehen.' } as const]
        : []),
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

import { WITHDRAWAL_WORDS } from '@heizplatz/country/wording';
import { createHash } from 'node:crypto';
import { type MailBlock, momentText, typed } from '@heizplatz/api-platform';
import { type CountryId, countryRules, type Site, siteById } from '@heizplatz/country';

/** What somebody declared, and when it came in. */
export interface Declaration {
  readonly countryId: CountryId;
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  /** Empty: the whole contract. */
  readonly part: string;
  readonly receivedAt: Date;
}

/** What documents call it in the country. */
export const withdrawalLabel = ({ countryId }: Pick<Declaration, 'countryId'>): string =>
  WITHDRAWAL_WORDS[countryRules(countryId).withdrawal ?? 'Widerruf'].act;

/** Equal for a double click: all that was declared, without the time. */
export const declarationHash = (declared: Omit<Declaration, 'receivedAt'>, orderId: string | null): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        declared.countryId,
        declared.name,
        declared.email.toLowerCase(),
        declared.contract,
        declared.part,
        orderId,
      ]),
    )
    .digest('hex');

export const declarationSite = ({ countryId }: Pick<Declaration, 'countryId'>): Site => siteById(countryId);

/** Content, date and time as received (§356a BGB requires all three on a durable medium). */
export function declarationBlocks(declared: Declaration): MailBlock[] {
  const { name, email, contract, part } = declared;
  const what = part ? 'den unten genannten Teil des Vertrags' : 'den unten genannten Vertrag';
  return [
    { kind: 'heading', text: 'Die Erklärung' },
    { kind: 'text', text: `Hiermit widerrufe ich ${what}.` },
    {
      kind: 'rows',
      rows: [
        { label: 'Name', value: name ? typed(name) : 'keine Angabe' },
        { label: 'E-Mail', value: email },
        { label: 'Vertrag', value: contract ? typed(contract) : 'keine Angabe' },
        { label: 'Umfang', value: part ? typed(part) : 'der ganze Vertrag' },
        { label: 'Eingegangen', value: momentText(declared.receivedAt, declarationSite(declared)), isStrong: true },
      ],
    },
  ];
}

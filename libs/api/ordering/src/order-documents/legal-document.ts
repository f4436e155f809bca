import type { CountryId, PlainBlock } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import type { Seller } from '../order/seller-repository';

/** A dealer's text as it goes out with the order mail (rules LAW-03 and MAIL-03). */
export interface LegalDocument {
  readonly fileName: string;
  readonly title: string;
  readonly blocks: readonly PlainBlock[];
}

/** Name, address and register of the contract partner in one line. */
export const sellerLine = ({ company, street, zipCode, city, register, phone, email }: Seller): string =>
  `${company}, ${street}, ${zipCode} ${city}, Telefon ${phone}, E-Mail ${email}, ${register}`;

export const heading = (Text: string): PlainBlock => ({ Kind: 'heading', Text });
export const text = (Text: string): PlainBlock => ({ Kind: 'text', Text });
export const list = (...Items: string[]): PlainBlock => ({ Kind: 'list', Items });

/** The document as the country spells it. */
export function spelledFor(countryId: CountryId, { title, blocks, ...rest }: LegalDocument): LegalDocument {
  const spell = (text: string) => toSiteSpelling(countryId, text);
  const spelled = blocks.map((block) =>
    block.Kind === 'list' ? { ...block, Items: block.Items.map(spell) } : { ...block, Text: spell(block.Text) },
  );
  return { ...rest, title: spell(title), blocks: spelled };
}

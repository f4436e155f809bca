import type { CountryId, PlainBlock } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';
import type { Seller } from '../order/seller-repository';

/** A dealer's text as it goes out with the order mail. */
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

/** The document as the country spells it: no ß in Switzerland. */
export function spelledFor(countryId: CountryId, { title, blocks, ...rest }: LegalDocument): LegalDocument {
  if (countryId !== 3) return { title, blocks, ...rest };
  const spelled = blocks.map((block) =>
    block.Kind === 'list'
      ? { ...block, Items: block.Items.map(toSwissSpelling) }
      : { ...block, Text: toSwissSpelling(block.Text) },
  );
  return { ...rest, title: toSwissSpelling(title), blocks: spelled };
}

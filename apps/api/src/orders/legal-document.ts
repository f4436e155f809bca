import type { PageBlock } from '@heizplatz/contract';
import type { Seller } from './seller-repository';

/** A dealer's text as it goes out with the order mail. */
export interface LegalDocument {
  readonly fileName: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** Name, address and register of the contract partner in one line. */
export const sellerLine = ({ company, street, zipCode, city, register, phone, email }: Seller): string =>
  `${company}, ${street}, ${zipCode} ${city}, Telefon ${phone}, E-Mail ${email}, ${register}`;

export const heading = (Text: string): PageBlock => ({ Kind: 'heading', Text });
export const text = (Text: string): PageBlock => ({ Kind: 'text', Text });
export const list = (...Items: string[]): PageBlock => ({ Kind: 'list', Items });

import type { CountryId } from '@heizplatz/contract';
import type { Database } from '../database/database';
import { dealerTerms } from './dealer-terms';
import type { LegalDocument } from './legal-document';
import { findSellerBySlug } from './seller-repository';
import { withdrawalNotice } from './withdrawal-notice';

interface Asked {
  readonly countryId: CountryId;
  /** Of the page that shows the text: /agb or /widerruf. */
  readonly path: string;
  readonly slug: string;
}

/** A dealer's own text in the place of ours, as its order mails carry it; undefined for other pages and unknown dealers. */
export async function findDealerDocument(
  db: Database,
  { countryId, path, slug }: Asked,
): Promise<LegalDocument | undefined> {
  if (path !== '/agb' && path !== '/widerruf') return undefined;
  const seller = await findSellerBySlug(db, countryId, slug);
  if (!seller) return undefined;
  if (path === '/agb') return dealerTerms(seller, countryId);
  return countryId === 3 ? undefined : withdrawalNotice(seller, countryId);
}

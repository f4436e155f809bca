import type { CountryId } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';
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
  if (path === '/agb') return countryId === 3 ? swiss(dealerTerms(seller, 3)) : dealerTerms(seller, countryId);
  return countryId === 3 ? undefined : withdrawalNotice(seller, countryId);
}

function swiss({ title, blocks, ...rest }: LegalDocument): LegalDocument {
  const spelled = blocks.map((block) =>
    block.Kind === 'list'
      ? { ...block, Items: block.Items.map(toSwissSpelling) }
      : { ...block, Text: toSwissSpelling(block.Text) },
  );
  return { ...rest, title: toSwissSpelling(title), blocks: spelled };
}

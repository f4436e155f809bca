import type { Database } from '@heizplatz/api-platform';
import type { CountryId, PageBlock } from '@heizplatz/contract';
import { countryRules, toSiteSpelling } from '@heizplatz/country';
import { TERMS_PATH, WITHDRAWAL_NOTICE_PATH } from '@heizplatz/routes';
import { dealerTerms } from './dealer-terms';
import { dealerTermsPath } from './register-dealer-terms';
import { findSellerBySlug, type Seller } from '../order/seller-repository';
import { hasOwnTerms } from './uploaded-texts';
import { withdrawalNotice } from './withdrawal-notice';

interface Query {
  readonly countryId: CountryId;
  /** Of the page that shows the text: /agb or /widerruf. */
  readonly path: string;
  readonly slug: string;
  readonly now: Date;
}

/** What a page shows of a dealer's text. */
export interface DealerDocument {
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** Terms that the dealer gave us as PDF are read there: nothing of them is copied. */
function ownTerms({ company, slug }: Seller, countryId: CountryId): DealerDocument {
  const spell = (text: string) => toSiteSpelling(countryId, text);
  const title = spell(`Allgemeine Geschäftsbedingungen von ${company}`);
  const text = spell(
    `Für Bestellungen bei ${company} gelten diese Bedingungen; sie liegen auch der E-Mail zu Ihrer Bestellung bei.`,
  );
  const action = {
    Kind: 'action',
    Title: 'Als PDF lesen',
    Text: text,
    Href: dealerTermsPath(slug),
    LinkText: 'AGB herunterladen',
  } as const;
  return { title, blocks: [action] };
}

/** A dealer's own text in the place of ours, as its order mails carry it; undefined for other pages and unknown dealers. */
export async function findDealerDocument(
  db: Database,
  { countryId, path, slug, now }: Query,
): Promise<DealerDocument | undefined> {
  if (path !== TERMS_PATH && path !== WITHDRAWAL_NOTICE_PATH) return undefined;
  const seller = await findSellerBySlug(db, countryId, slug);
  if (!seller) return undefined;
  if (path === WITHDRAWAL_NOTICE_PATH) {
    const { withdrawal } = countryRules(countryId);
    return withdrawal ? withdrawalNotice(seller, withdrawal) : undefined;
  }
  const isOwn = await hasOwnTerms(db, { dealerId: seller.id, at: now });
  return isOwn ? ownTerms(seller, countryId) : dealerTerms(seller, countryId);
}

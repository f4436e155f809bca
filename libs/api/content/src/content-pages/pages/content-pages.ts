import type { Operator } from '@heizplatz/api-platform';
import { countryRules, type Site, toSwissSpelling } from '@heizplatz/country';
import { aboutPage } from './about-page';
import { accessibilityPage } from './accessibility-page';
import { contactPage } from './contact-page';
import { deliveryPaymentPage } from './delivery-payment-page';
import { helpPage } from './help-page';
import { imprintPage } from './imprint-page';
import type { Page, PageText, PageTextBlock } from './page-text';
import { pressPage } from './press-page';
import { privacyPage } from './privacy-page';
import { rankingPage } from './ranking-page';
import { termsPage } from './terms-page';
import { swissNumbers } from '../../content-blocks/swiss-numbers';
import { withdrawNowPage } from './withdraw-now-page';
import { withdrawalPage } from './withdrawal-page';

const EVERYWHERE: readonly Page[] = [
  imprintPage,
  privacyPage,
  termsPage,
  withdrawalPage,
  accessibilityPage,
  helpPage,
  deliveryPaymentPage,
  rankingPage,
  aboutPage,
  pressPage,
  contactPage,
];

const swissText = (text: string): string =>
  swissNumbers(toSwissSpelling(text)).replaceAll('„', '«').replaceAll('“', '»');

function swissBlock(block: PageTextBlock): PageTextBlock {
  switch (block.Kind) {
    case 'list':
      return { ...block, Items: block.Items.map(swissText) };
    case 'links': {
      const Items = block.Items.map(({ Href, Text, Note }) => ({ Href, Text: swissText(Text), Note: swissText(Note) }));
      return { ...block, Title: swissText(block.Title), Items };
    }
    default:
      return { ...block, Text: swissText(block.Text) };
  }
}

const inSwissSpelling = ({ path, title, description, blocks }: PageText): PageText => ({
  path,
  title: swissText(title),
  description: swissText(description),
  blocks: blocks.map(swissBlock),
});

/** The pages that a site is created with, in its country's wording and spelling. */
export function getContentPages(site: Site, operator: Operator): PageText[] {
  const { withdrawal, hasSharpS } = countryRules(site.countryId);
  const pages = withdrawal ? [...EVERYWHERE, withdrawNowPage(withdrawal)] : EVERYWHERE;
  const texts = pages.map((page) => page({ site, operator }));
  return hasSharpS ? texts : texts.map(inSwissSpelling);
}

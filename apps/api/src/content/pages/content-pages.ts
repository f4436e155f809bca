import type { PlainBlock } from '@heizplatz/contract';
import { toSwissSpelling, type Site } from '@heizplatz/country';
import { accessibilityPage } from './accessibility-page';
import { deliveryPaymentPage } from './delivery-payment-page';
import { helpPage } from './help-page';
import { imprintPage } from './imprint-page';
import type { Operator } from './operator';
import type { Page, PageText } from './page-text';
import { privacyPage } from './privacy-page';
import { rankingPage } from './ranking-page';
import { termsPage } from './terms-page';
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
];

const swissText = (text: string): string => toSwissSpelling(text).replaceAll('„', '«').replaceAll('“', '»');

function swissBlock(block: PlainBlock): PlainBlock {
  return block.Kind === 'list'
    ? { Kind: 'list', Items: block.Items.map(swissText) }
    : { Kind: block.Kind, Text: swissText(block.Text) };
}

const inSwissSpelling = ({ path, title, description, blocks }: PageText): PageText => ({
  path,
  title: swissText(title),
  description: swissText(description),
  blocks: blocks.map(swissBlock),
});

/** The pages that a site begins with, in its country's words and spelling. */
export function contentPagesOf(site: Site, operator: Operator): PageText[] {
  const pages = site.iso === 'CH' ? EVERYWHERE : [...EVERYWHERE, withdrawNowPage];
  const texts = pages.map((page) => page({ site, operator }));
  return site.iso === 'CH' ? texts.map(inSwissSpelling) : texts;
}

import type { PageBlock } from '@heizplatz/contract';
import type { PageRequest } from '@heizplatz/router';
import { blockPriceCall } from './block-price-call';

/** What the price blocks of a page show; a price that fails costs its own block alone. */
export async function loadBlockPrices({ api, site }: PageRequest, blocks: readonly PageBlock[]): Promise<void> {
  const ids = blocks.flatMap((block) => (block.Kind === 'price' ? [block.ProductId] : []));
  await Promise.allSettled(
    ids.map((id) => {
      const { call, input } = blockPriceCall(site.countryId, id);
      return api(call, input);
    }),
  );
}

import { oncePer } from '@heizplatz/api-platform';
import { listsOfGroup, type PriceBook } from '@heizplatz/api-pricing';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';

export interface SoldGoods {
  readonly productGroupIds: readonly number[];
  /** By name. */
  readonly certifications: readonly string[];
}

const GROUP_IDS = Object.values(PRODUCT_GROUPS).map(({ id }) => id);
const { compare } = new Intl.Collator('de');

/** What each dealer of a book has a price for now, by its id; a dealer that sells nothing is missing. */
export const soldGoods = oncePer((book: PriceBook): ReadonlyMap<number, SoldGoods> => {
  const { branches, dealers, goods, lists } = book;
  const names = new Map(goods.certifications.map(({ id, name }) => [id, name]));
  const groupOf = new Map(goods.products.map(({ id, productGroupId }) => [id, productGroupId]));
  const sold = new Map<number, { readonly groups: Set<number>; readonly names: Set<string> }>();
  branches.dealer.forEach((dealer, branch) => {
    const dealerId = dealers.id[dealer] ?? 0;
    const own = sold.get(dealerId) ?? { groups: new Set<number>(), names: new Set<string>() };
    for (const list of GROUP_IDS.flatMap((id) => listsOfGroup(branches, branch, id))) {
      // What begins to count later makes another book then.
      if (lists.validFromMs[list]! >= book.nextChangeMs) continue;
      own.groups.add(groupOf.get(lists.productId[list]!) ?? 0);
      const name = names.get(lists.certificationId[list]!);
      if (name) own.names.add(name);
    }
    if (own.groups.size > 0) sold.set(dealerId, own);
  });
  return new Map(
    [...sold].map(([id, own]) => [
      id,
      {
        productGroupIds: [...own.groups].toSorted((a, b) => a - b),
        certifications: [...own.names].toSorted(compare),
      },
    ]),
  );
});

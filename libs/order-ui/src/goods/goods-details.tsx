import { goodsDetails, type NamedGoods } from '@heizplatz/calculator';

/** What is bought beside the goods' title: length, form and volume of logs, weight and bags of a pallet. */
export function GoodsDetails({ goods }: { readonly goods: Pick<NamedGoods, 'Characteristics'> }) {
  const details = goodsDetails(goods);
  return details === '' ? null : <p className="quiet">{details}</p>;
}

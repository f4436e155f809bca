import type { OrderableOffer } from '@heizplatz/api-pricing';
import type { orderPositions } from '../order/schema';

type Position = Omit<typeof orderPositions.$inferInsert, 'orderId'>;

/** The split as rows, in gross cents; they add up to the total. Throws when they don't, for then something was lost. */
export function getPositions({ variant, price }: Pick<OrderableOffer, 'variant' | 'price'>): Position[] {
  const goods = { kind: 'goods', name: variant.ProductName, grossCents: price.goodsCents };
  const delivery = { kind: 'delivery', name: 'Lieferung', grossCents: price.deliveryCents };
  const options = variant.Split.Options.map(({ Id, Name }, index) => ({
    kind: 'option',
    optionId: Id,
    name: Name,
    grossCents: price.optionCents[index] ?? 0,
  }));
  const rounding = { kind: 'rounding', name: 'Rundung', grossCents: price.roundingCents };
  const rows = [goods, delivery, ...options, ...(price.roundingCents === 0 ? [] : [rounding])];
  const sumCents = rows.reduce((sum, { grossCents }) => sum + grossCents, 0);
  if (sumCents !== price.totalCents) throw new Error(`split of ${sumCents} for a total of ${price.totalCents} cents`);
  return rows.map((row, position) => ({ ...row, position }));
}

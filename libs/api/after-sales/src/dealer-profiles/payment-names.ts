import type { PriceBook } from '@heizplatz/api-pricing';

const GROUPS_A_DEALER = 3;

/** What private customers may pay a dealer by, its default first; empty for one that the book does not know. */
export function paymentNames({ dealers, paymentSets, goods }: PriceBook, dealerId: number): string[] {
  const dealer = dealers.id.indexOf(dealerId);
  const set = dealer < 0 ? undefined : dealers.paymentSet[dealer * GROUPS_A_DEALER];
  const kinds = set === undefined ? [] : (paymentSets[set] ?? []);
  return kinds.flatMap((id) => goods.paymentKinds.find((kind) => kind.id === id)?.name ?? []);
}

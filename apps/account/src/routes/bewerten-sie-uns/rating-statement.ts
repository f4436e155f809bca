import { RATING_PARTS, type RatingPart } from './rating-input';

/** What the form says; null: not said. */
export interface RatingStatement extends Readonly<Record<RatingPart, number | null>> {
  readonly Text: string;
  readonly IsAnonymous: boolean;
}

const getStars = (text: string | undefined): number | null => (text && /^[1-5]$/.test(text) ? Number(text) : null);

/** What a form without script said; nothing is chosen beforehand. */
export function sentRating(sent: Readonly<Record<string, string>>): RatingStatement {
  const [Stars, Delivery, Goods, Service] = RATING_PARTS.map((part) => getStars(sent[part]));
  return {
    Stars: Stars ?? null,
    Delivery: Delivery ?? null,
    Goods: Goods ?? null,
    Service: Service ?? null,
    Text: sent['Text'] ?? '',
    IsAnonymous: Boolean(sent['IsAnonymous']),
  };
}

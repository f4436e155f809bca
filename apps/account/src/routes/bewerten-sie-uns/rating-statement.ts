import { RATING_PARTS, type RatingPart } from './rating-input';

/** The form's values; null: not stated. */
export interface RatingStatement extends Readonly<Record<RatingPart, number | null>> {
  readonly Text: string;
  readonly IsAnonymous: boolean;
}

const getStars = (text: string | undefined): number | null => (text && /^[1-5]$/.test(text) ? Number(text) : null);

/** The values of a form without JavaScript; nothing is preselected. */
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

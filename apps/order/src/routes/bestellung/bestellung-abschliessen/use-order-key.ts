import { useLoaderData, useRefusedForm } from '@heizplatz/router';
import { useState } from 'react';
import { ORDER_FIELDS, type SeenOrder, getSeenOrder, SUMMARY_FORMS } from '../../../shared/summary/summary-forms';
import type { SummaryPage } from '../../../shared/summary/load-summary';

/**
 * One key for as long as the summary is mounted: clicking twice, or again after a lost response, creates one order.
 * The first key is the loader's, so that a form submitted before hydration and the client's own request are the same
 * order.
 */
export function useOrderKey(seen: SeenOrder): string {
  const { orderKey } = useLoaderData<SummaryPage>();
  const refused = useRefusedForm(SUMMARY_FORMS.order);
  const [keys] = useState(() => new Map(refused ? [storedKey(refused.values)] : []));
  // Another offer or price is another order: the same key with other content would be refused.
  const content = getContent(seen);
  const key = keys.get(content) ?? (keys.has(FIRST) ? crypto.randomUUID() : orderKey);
  keys.set(content, key).set(FIRST, orderKey);
  return key;
}

const FIRST = 'first';
const getContent = ({ OfferId, TotalPrice }: SeenOrder) => `${OfferId} ${TotalPrice}`;
const storedKey = (values: Readonly<Record<string, string>>): [string, string] => [
  getContent(getSeenOrder(values)),
  values[ORDER_FIELDS.key] ?? '',
];

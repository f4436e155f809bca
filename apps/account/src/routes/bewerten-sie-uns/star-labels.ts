import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of the five stars, the best first. */
export const STAR_LABELS: readonly { readonly stars: number; readonly words: MessageDescriptor }[] = [
  { stars: 5, words: msg`sehr gut` },
  { stars: 4, words: msg`gut` },
  { stars: 3, words: msg`in Ordnung` },
  { stars: 2, words: msg`mäßig` },
  { stars: 1, words: msg`schlecht` },
];

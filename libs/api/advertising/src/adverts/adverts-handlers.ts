import type { Handler } from '@heizplatz/api-platform';
import { answerCountClick, answerCountImpression } from './count-shown';
import { getAdvertContent } from './get-advert-content';
import { getAdvertSlot } from './get-advert-slot';
import { getAdvertSlots } from './get-advert-slots';

export const advertsHandlers: readonly Handler[] = [
  getAdvertSlots,
  getAdvertSlot,
  getAdvertContent,
  answerCountImpression,
  answerCountClick,
];

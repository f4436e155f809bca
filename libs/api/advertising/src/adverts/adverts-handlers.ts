import type { Handler } from '@heizplatz/api-platform';
import { countClick, countImpression } from './count-visible';
import { advertContent } from './advert-content';
import { advertSlot } from './advert-slot';
import { advertSlots } from './advert-slots';

export const advertsHandlers: readonly Handler[] = [
  advertSlots,
  advertSlot,
  advertContent,
  countImpression,
  countClick,
];

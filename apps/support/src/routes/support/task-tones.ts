import type { Open, StaffTaskKind } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';

/** How much each kind of waiting presses. */
export const TASK_TONES: Readonly<Record<Open<StaffTaskKind>, ChipTone>> = {
  cancellation: 'ember',
  comment: 'info',
  withdrawal: 'bad',
  'dealer-answer': 'warn',
  'reported-weight': 'warn',
  mail: 'warn',
  'price-import': 'ember',
  report: 'bad',
  draft: 'sunk',
  campaign: 'wood',
  complaint: 'bad',
  'call-back': 'info',
  'bulk-request': 'wood',
  advert: 'ember',
  certificate: 'warn',
  'price-feed': 'warn',
  month: 'ember',
  job: 'bad',
  other: 'sunk',
};

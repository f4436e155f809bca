import type { Handler } from '@heizplatz/api-platform';
import { staffMedium, removeMedium, saveMedium, uploadMedium } from './answer-media';
import { mediaList } from './media-list';

export const staffMediaHandlers: readonly Handler[] = [
  ...mediaList.handlers,
  staffMedium,
  removeMedium,
  saveMedium,
  uploadMedium,
];

import type { Handler } from '@heizplatz/api-platform';
import { getMedium, removeMedium, saveMedium, uploadMedium } from './answer-media';
import { mediaList } from './media-list';

export const staffMediaHandlers: readonly Handler[] = [
  ...mediaList.handlers,
  getMedium,
  removeMedium,
  saveMedium,
  uploadMedium,
];

import type { Handler } from '../http/define-handler';
import { getMedium, removeMedium, saveMedium, uploadMedium } from './answer-media';
import { mediaList } from './media-list';

export const staffMediaHandlers: readonly Handler[] = [
  ...mediaList.handlers,
  getMedium,
  removeMedium,
  saveMedium,
  uploadMedium,
];

import type { Handler } from '@heizplatz/api-platform';
import { staffPrompt, removePrompt, savePrompt } from './answer-prompts';
import { announcementList } from './announcement-list';

export const staffAnnouncementsHandlers: readonly Handler[] = [
  ...announcementList.handlers,
  staffPrompt,
  removePrompt,
  savePrompt,
];

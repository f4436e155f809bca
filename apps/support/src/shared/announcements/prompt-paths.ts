import { ANNOUNCEMENTS_PATH } from '@heizplatz/routes';

export const NEW_ANNOUNCEMENT = 'neu';
export const announcementPath = (id: number | typeof NEW_ANNOUNCEMENT): string => `${ANNOUNCEMENTS_PATH}/${id}`;

import { MEDIA_PATH } from '@heizplatz/routes';

export const mediumPath = (key: string): string => `${MEDIA_PATH}/${key}`;

import { CONTENT_PATH } from '@heizplatz/routes';

export const contentPath = (id: number): string => `${CONTENT_PATH}?id=${id}`;

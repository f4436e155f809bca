import { CONTENT_PATH, LANDING_PATH } from '@heizplatz/routes';

export const contentPath = (id: number): string => `${CONTENT_PATH}?id=${id}`;
export const landingPath = (id: number): string => `${LANDING_PATH}?id=${id}`;

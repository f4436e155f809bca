import { OUTBOX_PATH } from '@heizplatz/routes';

export const mailPath = (mailId: string): string => `${OUTBOX_PATH}/${mailId}`;

import { OUTBOX_PATH } from '@heizplatz/routes';

export { OUTBOX_PATH };

export const mailPath = (mailId: string): string => `${OUTBOX_PATH}/${mailId}`;

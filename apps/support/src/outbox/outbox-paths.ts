export const OUTBOX_PATH = '/support/postausgang';

export const mailPath = (mailId: string): string => `${OUTBOX_PATH}/${mailId}`;

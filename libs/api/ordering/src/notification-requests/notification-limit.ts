import { problem } from '@heizplatz/api-platform';

/** So many a person; more is no wish but a watch on the market. */
export const MAX_NOTIFICATIONS = 20;

/** For those who may read it: the account itself, and the holder of the mailed link. */
export const tooMany = () =>
  problem('CONFLICT', {
    detail: `Mehr als ${MAX_NOTIFICATIONS} Benachrichtigungen gibt es nicht. Bitte beenden Sie vorher eine.`,
    context: { Limit: MAX_NOTIFICATIONS },
  });

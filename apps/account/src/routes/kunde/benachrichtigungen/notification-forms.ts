/** The forms of the notifications' page, by the names they are sent under without script. */
export const NOTIFICATION_FORMS = { priceAlert: 'wunschpreis', news: 'neuigkeiten', end: 'beenden' } as const;

/** Of the form that ends one: which. */
export const NOTIFICATION_ID_NAME = 'Id';

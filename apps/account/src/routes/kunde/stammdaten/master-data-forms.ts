/** The forms of the master data's page, by the names they are sent under without script. */
export const MASTER_DATA_FORMS = { newsletter: 'newsletter', email: 'e-mail', password: 'passwort' } as const;

/** Of the newsletter's form: empty ends it. */
export const TARGET_NAME = 'gewuenscht';

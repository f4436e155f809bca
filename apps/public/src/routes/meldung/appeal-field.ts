/** The form's only field, as it is sent without script. */
export const APPEAL_FIELD = 'begruendung';

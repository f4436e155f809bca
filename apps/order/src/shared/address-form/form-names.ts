/** The forms of the address step and its modal, by the names they are sent under without script. */
export const FORM_NAMES = { first: 'erste-adresse', choice: 'adressen', modal: 'adresse' } as const;

/** Of the choice: whether the invoice goes elsewhere. */
export const ELSEWHERE_NAME = 'rechnung-woanders';

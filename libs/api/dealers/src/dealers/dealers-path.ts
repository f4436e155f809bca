/** The list of dealers; profiles lie under it. */
export const DEALERS_PATH = '/holzpellethaendler';

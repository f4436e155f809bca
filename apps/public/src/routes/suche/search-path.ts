/** The search text, in the page's query. */
export const SEARCH_QUERY = 'q';
export const LONGEST_SEARCH = 60;

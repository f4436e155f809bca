/** The price overview; local price pages lie below it (specification section 2). */
export const PRICE_PAGES_PATH = '/pelletpreise';

/** Tags of responses that depend on prices, goods and dealers; a new price book invalidates them. */
export const MARKET_TAGS: readonly string[] = ['prices', 'goods', 'dealers'];

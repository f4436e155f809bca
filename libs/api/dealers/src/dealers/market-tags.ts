/** Tags of answers that prices, goods and dealers are read for; a new price book makes them old. */
export const MARKET_TAGS: readonly string[] = ['prices', 'goods', 'dealers'];

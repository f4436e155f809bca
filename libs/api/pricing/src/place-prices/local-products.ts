/** Goods whose price pages go down to the states: pellets loose, in bags and in big bags. */
export const LOCAL_PRODUCT_IDS: readonly number[] = [20, 23, 27];

/** Goods with a series for each postcode: those displayed on its page (rule WIRE-12). */
export const PLACE_PRODUCT_IDS: readonly number[] = [20, 23];

/** Goods whose price pages go down to states and postcodes: pellets loose, in bags and in big bags. */
export const LOCAL_PRODUCT_IDS: readonly number[] = [20, 23, 27];

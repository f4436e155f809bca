/** The products of a list like '20,23', each once. */
export const getProductIds = (text: string): number[] => [...new Set(text.split(',').map(Number))];

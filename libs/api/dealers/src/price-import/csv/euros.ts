/** Cents as they stand in the files, without a currency: '379,46'. */
export const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const SWITZERLAND = 3;

/** The notice on the legal guarantee is owed in Germany and Austria, not in Switzerland (market.md, 2025/1960). */
export const isUnderEuLaw = (countryId: number): boolean => countryId !== SWITZERLAND;

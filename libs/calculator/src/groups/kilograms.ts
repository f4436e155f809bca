export const KG_PER_TONNE = 1000;

import { formatNumber, type Site } from '@heizplatz/country';

/** '4.230 kg', on one line. */
export const formatKilograms = (kg: number, site: Site): string => `${formatNumber(kg, site)}\u00A0kg`;

import { SALES_PATH } from '@heizplatz/routes';

/** Of a dealer's month ('2026-10'). */
export const statementPath = (month: string, dealerId: number): string => `${SALES_PATH}/${month}/${dealerId}`;

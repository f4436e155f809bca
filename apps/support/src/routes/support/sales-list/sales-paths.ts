import { ROLES } from '@heizplatz/identity';
import { SALES_PATH } from '@heizplatz/routes';

/** Of a dealer's month ('2026-10'). */
export const statementPath = (month: string, dealerId: number): string => `${SALES_PATH}/${month}/${dealerId}`;

/** Admin reads them too, and alone sets rates. */
export const SALES_ROLES = [ROLES.financial] as const;

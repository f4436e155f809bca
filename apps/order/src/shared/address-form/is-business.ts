import type { OrderProcess } from '@heizplatz/contract';

const INDUSTRIAL_PELLETS = 10;

/**
 * Whether a business orders: determined by the customer group, or by goods for businesses only (product.md section
 * 2).
 */
export const isBusiness = ({ AllowCompany, ProductGroupId }: Pick<OrderProcess, 'AllowCompany' | 'ProductGroupId'>) =>
  AllowCompany || ProductGroupId === INDUSTRIAL_PELLETS;

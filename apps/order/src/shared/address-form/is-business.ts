import type { OrderProcess } from '@heizplatz/contract';

const INDUSTRIAL_PELLETS = 10;

/** Whether a business orders: the customer group says so, or goods that only businesses get (product.md section 2). */
export const isBusiness = ({ AllowCompany, ProductGroupId }: Pick<OrderProcess, 'AllowCompany' | 'ProductGroupId'>) =>
  AllowCompany || ProductGroupId === INDUSTRIAL_PELLETS;

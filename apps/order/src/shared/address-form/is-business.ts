import type { OrderProcess } from '@heizplatz/contract';

const INDUSTRIAL_PELLETS = 10;

/** Whether a business orders: determined by the customer group, or by goods for businesses only (rule CHECKOUT-05). */
export const isBusiness = ({ AllowCompany, ProductGroupId }: Pick<OrderProcess, 'AllowCompany' | 'ProductGroupId'>) =>
  AllowCompany || ProductGroupId === INDUSTRIAL_PELLETS;

import { type Role, ROLES } from './roles.ts';

/** Which roles do what (rule ROLE-03). Admin is implied, and named where all staff are meant or Admin alone. */
export const ADMIN_ROLES: readonly Role[] = [ROLES.admin];
/** Everyone who works for the marketplace; not press, advertising partners and customers. */
export const STAFF_ROLES: readonly Role[] = [
  ROLES.admin,
  ROLES.customerSupport,
  ROLES.dealerSupport,
  ROLES.editor,
  ROLES.adManager,
  ROLES.financial,
  ROLES.marketing,
];
/** Customers, their orders, mails and withdrawals; impersonation of customers. */
export const SUPPORT_ROLES: readonly Role[] = [ROLES.customerSupport];
/** Dealers, their prices, reviews and content reports. */
export const DEALER_ROLES: readonly Role[] = [ROLES.dealerSupport];
/** Cancellations and what is written between customers and dealers. */
export const CANCELLATION_ROLES: readonly Role[] = [ROLES.customerSupport, ROLES.dealerSupport];
/** Orders, to be read: those who talk to customers and dealers, and those who count money. */
export const ORDER_READER_ROLES: readonly Role[] = [ROLES.customerSupport, ROLES.dealerSupport, ROLES.financial];
/** Pages, menus, media. */
export const EDITOR_ROLES: readonly Role[] = [ROLES.editor];
/** News and announcements. */
export const NEWS_ROLES: readonly Role[] = [ROLES.editor, ROLES.marketing];
/** Adverts, campaigns and slots. */
export const ADVERT_ROLES: readonly Role[] = [ROLES.adManager];
/** Campaigns and the adverts' metrics, to be read. */
export const ADVERT_READER_ROLES: readonly Role[] = [ROLES.adManager, ROLES.marketing];
/** The sales list, rates, exports of orders. */
export const FINANCE_ROLES: readonly Role[] = [ROLES.financial];
/** Statistics of all orders; customers see their own. */
export const STATISTIC_ROLES: readonly Role[] = [ROLES.financial, ROLES.marketing];
export const PRESS_ROLES: readonly Role[] = [ROLES.press];
/** Metrics of one's own adverts. */
export const PARTNER_ROLES: readonly Role[] = [ROLES.advertisingPartner];

/** What an admin gives to people; customers make their accounts themselves. */
export const GRANTED_ROLES = [
  ROLES.admin,
  ROLES.customerSupport,
  ROLES.dealerSupport,
  ROLES.editor,
  ROLES.adManager,
  ROLES.financial,
  ROLES.marketing,
  ROLES.press,
  ROLES.advertisingPartner,
] as const;

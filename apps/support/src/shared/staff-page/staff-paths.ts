import {
  CANCELLATIONS_PATH,
  CUSTOMERS_PATH,
  JOBS_PATH,
  ORDERS_PATH,
  OUTBOX_PATH,
  REPORTS_PATH,
  REVIEWS_PATH,
  SALES_PATH,
  STAFF_DEALERS_PATH,
  STAFF_NEWS_PATH,
  staffDealerPath,
  WITHDRAWALS_PATH,
} from '@heizplatz/routes';

const addSearch = (path: string, search: string): string => `${path}?search=${encodeURIComponent(search)}`;

/** Staff's lists with the rows that another page links to. */
export const cancellationsPath = (orderNumber: string): string => addSearch(CANCELLATIONS_PATH, orderNumber);
export const openOrdersPath = (dealerId: number): string => `${ORDERS_PATH}?dealer=${dealerId}&state=open`;
export const withdrawalsPath = (id: string): string => `${WITHDRAWALS_PATH}?id=${id}`;
export const reviewsPath = (id: string): string => `${REVIEWS_PATH}?id=${id}`;
export const reportsPath = (id: string): string => `${REPORTS_PATH}?id=${id}`;
export const mailsPath = (recipient: string): string => addSearch(OUTBOX_PATH, recipient);
export const jobsPath = (): string => `${JOBS_PATH}?state=failed`;
/** `month`: '2026-10'. */
export const salesMonthPath = (month: string): string => `${SALES_PATH}?month=${month}`;
export const articlesPath = (title: string): string => addSearch(STAFF_NEWS_PATH, title);
export const ordersPath = (search: string): string => addSearch(ORDERS_PATH, search);
export const dealersPath = (search: string): string => addSearch(STAFF_DEALERS_PATH, search);
export const customersPath = (search: string): string => addSearch(CUSTOMERS_PATH, search);
/** Where a dealer's prices are read and changed. */
export const dealerPricesPath = (id: number): string => `${staffDealerPath(id)}/preise`;

import { CANCELLATIONS_PATH, CUSTOMERS_PATH, OUTBOX_PATH, STAFF_NEWS_PATH } from '@heizplatz/routes';

/** Addresses of staff's pages that other pages link to, each typed once. */
const withSearch = (path: string, search: string): string => `${path}?search=${encodeURIComponent(search)}`;

export const orderPath = (idOrNumber: string): string => `/support/bestellung/${encodeURIComponent(idOrNumber)}`;
export const customerPath = (id: number): string => `/support/kunde/bearbeiten?id=${id}`;
export const dealerPath = (id: number | string): string => `/support/haendler/${id}`;
/** Where a dealer's prices are read and changed. */
export const dealerPricesPath = (id: number): string => `${dealerPath(id)}/preise`;
export const heldImportPath = (id: string): string => `/support/haendler/preisimporte/${id}`;
export const cancellationsPath = (orderNumber: string): string => withSearch(CANCELLATIONS_PATH, orderNumber);
export const withdrawalsPath = (id: string): string => `/support/widerrufe?id=${id}`;
export const reportsPath = (id: string): string => `/support/meldungen?id=${id}`;
export const mailsPath = (recipient: string): string => withSearch(OUTBOX_PATH, recipient);
export const jobsPath = (): string => '/support/auftraege?state=failed';
export const pagePath = (id: number | string): string => `/support/cms/${id}/edit`;
export const articlesPath = (title: string): string => withSearch(STAFF_NEWS_PATH, title);
export const customersPath = (search: string): string => withSearch(CUSTOMERS_PATH, search);

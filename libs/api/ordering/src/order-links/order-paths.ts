import { customerOrderPath, dealerOrderPath, orderPath } from '@heizplatz/routes';
/** The query string for a visitor who came by a signed link; the session's owner needs none. */
const addToken = (path: string, token: string | null): string =>
  token ? `${path}?token=${encodeURIComponent(token)}` : path;

/** Files of an order by paths of the API (register-order-files.ts). */
export const documentPath = (orderId: string, documentId: string, token: string | null): string =>
  addToken(`/api/orders/${orderId}/documents/${documentId}`, token);

/** The order's page for the same visitor: by the link's token, else within the customer area. */
export const orderPagePath = (orderId: string, token: string | null): string => {
  return token ? orderPath(orderId, token) : customerOrderPath(orderId);
};

/** Its page for the dealer. */
export const dealerPagePath = (orderId: string, token: string | null): string => dealerOrderPath(orderId, token);

export const calendarPath = (orderId: string, token: string | null): string =>
  addToken(`/api/orders/${orderId}/termin.ics`, token);

/** The same papers for the dealer, whose token opens nothing of the customer's. */
export const dealerDocumentPath = (orderId: string, documentId: string, token: string): string =>
  addToken(`/api/dealer-orders/${orderId}/documents/${documentId}`, token);

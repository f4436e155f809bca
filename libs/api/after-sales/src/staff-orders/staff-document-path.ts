/** A paper of an order for staff (register-staff-order-files.ts). */
export const staffDocumentPath = (orderId: string, documentId: string): string =>
  `/api/support/orders/${orderId}/documents/${documentId}`;

/** Bulk mails; mails about an order or with a link do not wait for them. */
const BULK_KINDS: ReadonlySet<string> = new Set(['price-alert', 'review-invitation', 'account-ends']);

/** 0: somebody waits for it, 1: it goes after those. */
export const getUrgency = (kind: string): number => (BULK_KINDS.has(kind) ? 1 : 0);

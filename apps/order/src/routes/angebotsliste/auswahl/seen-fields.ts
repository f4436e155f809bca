/** What the page showed when its button was pressed. */
export const SEEN_FIELDS = { total: 'TotalPrice', day: 'DeliveryDate' } as const;

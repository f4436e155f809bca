/** What the loader and the view read a customer by; equal, so that the view finds what the loader has read. */
export const customerInput = (customerId: number) => ({ params: { customerId: String(customerId) } });

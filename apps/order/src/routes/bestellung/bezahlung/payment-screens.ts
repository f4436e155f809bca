/** In the chunk of the steps' loaders, so that the screen does not bring their part once more (docs/decisions/0010). */
export const PAYMENT_SCREENS = {
  choice: async () => ({ Component: (await import('./payment-view')).PaymentView }),
  instalment: async () => ({ Component: (await import('./instalment-form')).InstalmentForm }),
  invoice: async () => ({ Component: (await import('./invoice-form')).InvoiceForm }),
  sepa: async () => ({ Component: (await import('./sepa-form')).SepaForm }),
  partner: async () => ({ Component: (await import('./partner-form')).PartnerForm }),
};

/**
 * Every screen of checkout. They are asked for from here, in the chunk of the steps' loaders, so that none of them brings
 * the loaders' part once more.
 */
export const STEP_SCREENS = {
  access: async () => ({ Component: (await import('../parameters/parameters-view')).ParametersView }),
  address: async () => ({ Component: (await import('../address/address-view')).AddressView }),
  addressForm: async () => ({ Component: (await import('../address-form/address-form-view')).AddressFormView }),
  amounts: async () => ({ Component: (await import('../amounts/amounts-view')).AmountsView }),
  payment: async () => ({ Component: (await import('../payment/payment-view')).PaymentView }),
  instalment: async () => ({ Component: (await import('../payment/instalment-form')).InstalmentForm }),
  invoice: async () => ({ Component: (await import('../payment/invoice-form')).InvoiceForm }),
  sepa: async () => ({ Component: (await import('../payment/sepa-form')).SepaForm }),
  partner: async () => ({ Component: (await import('../payment/partner-form')).PartnerForm }),
  summary: async () => ({ Component: (await import('../summary/summary-view')).SummaryView }),
};

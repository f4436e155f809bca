/** In the chunk of the steps' loaders, so that the screen does not bring their part once more (docs/decisions/0010). */
export const loadAddressScreen = async () => ({ Component: (await import('./address-view')).AddressView });

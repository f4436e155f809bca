/** The calculator's query values (specification section 5); the last three are our own: so that a shared list is
 * whole, and for a list that comes from a dealer. */
export const QUERY_NAMES = {
  zipCode: 'zipCode',
  amount: 'amount',
  stations: 'stations',
  options: 'options',
  product: 'product',
  palletBagCount: 'pbc',
  palletBagSize: 'pbs',
  appointmentPlus: 'ap',
  onlyCertified: 'cn',
  looseBlowingProcess: 'lbp',
  allowCompany: 'ac',
  allowInvoiceAddress: 'ai',
  certifications: 'pc',
  ordering: 'sort',
  dealer: 'haendler',
} as const;

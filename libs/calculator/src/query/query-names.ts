/**
 * The calculator's query values (rule CALC-02); the last four are our own: so that a shared list is whole, for a list
 * that comes from a dealer, and for a price that a mail holds.
 */
export const QUERY_NAMES = {
  zipCode: 'zipCode',
  amount: 'amount',
  deliveryPoints: 'stations',
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
  heldPrice: 'wunschpreis',
} as const;

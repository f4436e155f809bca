import type { Handler } from '@heizplatz/api-platform';
import { dealerList } from './dealer-list';
import { addDocument, getDocument, getDocuments, removeDocument } from './documents';
import { getBranches, getPrices, getStaffDealer } from './get-dealer-parts';
import { lockDealer } from './lock-dealer';
import { getPayments, savePayments } from './payments';
import { saveBranch } from './save-branch';
import { saveDealer } from './save-dealer';
import { savePrice } from './save-price';

export const staffDealersHandlers: readonly Handler[] = [
  ...dealerList.handlers,
  addDocument,
  getBranches,
  getDocument,
  getDocuments,
  getPayments,
  getPrices,
  getStaffDealer,
  lockDealer,
  removeDocument,
  saveBranch,
  saveDealer,
  savePayments,
  savePrice,
];

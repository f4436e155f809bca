import type { Handler } from '@heizplatz/api-platform';
import { dealerList } from './dealer-list';
import { addDealerDocument, staffDealerDocument, staffDealerDocuments, removeDealerDocument } from './documents';
import { staffBranches, staffPrices, staffDealer } from './get-dealer-parts';
import { lockDealer } from './lock-dealer';
import { staffDealerPayments, saveDealerPayments } from './payments';
import { postcodeMap } from './postcode-map';
import { saveBranch } from './save-branch';
import { saveDealer } from './save-dealer';
import { savePrice } from './save-price';

export const staffDealersHandlers: readonly Handler[] = [
  ...dealerList.handlers,
  addDealerDocument,
  staffBranches,
  staffDealerDocument,
  staffDealerDocuments,
  staffDealerPayments,
  staffPrices,
  staffDealer,
  lockDealer,
  postcodeMap,
  removeDealerDocument,
  saveBranch,
  saveDealer,
  saveDealerPayments,
  savePrice,
];

import { answerCustomerData, answerSaveCustomerData } from './customer-data';
import { answerDeleteAccount } from './delete-account';
import { answerExportOwnData } from './export-own-data';
import { answerCustomerStart } from './get-customer-start';
import { answerPlacedOrder } from './get-placed-order';
import { answerCustomerOrders } from './list-customer-orders';

export const customersHandlers = [
  answerCustomerData,
  answerCustomerOrders,
  answerCustomerStart,
  answerDeleteAccount,
  answerExportOwnData,
  answerPlacedOrder,
  answerSaveCustomerData,
];

import { answerCustomerData, answerSaveCustomerData } from './customer-data';
import { answerCustomerStart } from './get-customer-start';
import { answerCustomerOrders } from './list-customer-orders';

export const customersHandlers = [
  answerCustomerData,
  answerCustomerOrders,
  answerCustomerStart,
  answerSaveCustomerData,
];

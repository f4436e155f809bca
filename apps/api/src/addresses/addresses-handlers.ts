import { answerCustomerAddresses } from './list-customer-addresses';
import { answerOrderAddresses } from './list-order-addresses';
import { answerSaveAddress } from './save-address';
import { answerSaveCustomerAddresses } from './save-customer-addresses';

export const addressesHandlers = [
  answerCustomerAddresses,
  answerOrderAddresses,
  answerSaveAddress,
  answerSaveCustomerAddresses,
];

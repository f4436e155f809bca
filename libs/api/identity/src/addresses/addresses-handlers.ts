import { answerCustomerAddresses } from './list-customer-addresses';
import { answerSaveAddress } from './save-address';
import { answerSaveCustomerAddresses } from './save-customer-addresses';

export const addressesHandlers = [answerCustomerAddresses, answerSaveAddress, answerSaveCustomerAddresses];

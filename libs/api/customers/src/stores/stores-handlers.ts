import { answerCustomerStores } from './list-customer-stores';
import { answerSaveCustomerStore } from './save-customer-store';

export const storesHandlers = [answerCustomerStores, answerSaveCustomerStore];

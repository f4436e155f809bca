import { customerStores } from './customer-stores';
import { saveCustomerStore } from './save-customer-store';

export const fuelStorageHandlers = [customerStores, saveCustomerStore];

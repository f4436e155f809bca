import { fuelStorages } from './customer-stores';
import { saveCustomerStore } from './save-customer-store';

export const fuelStorageHandlers = [fuelStorages, saveCustomerStore];

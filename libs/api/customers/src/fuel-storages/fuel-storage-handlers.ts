import { fuelStorages } from './fuel-storages';
import { saveCustomerStore } from './save-customer-store';

export const fuelStorageHandlers = [fuelStorages, saveCustomerStore];

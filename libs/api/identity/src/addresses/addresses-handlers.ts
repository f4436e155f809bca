import { customerAddresses } from './customer-addresses';
import { saveAddress } from './save-address';
import { saveCustomerAddresses } from './save-customer-addresses';

export const addressesHandlers = [customerAddresses, saveAddress, saveCustomerAddresses];

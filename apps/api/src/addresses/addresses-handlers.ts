import { answerOrderAddresses } from './list-order-addresses';
import { answerSaveAddress } from './save-address';

export const addressesHandlers = [answerOrderAddresses, answerSaveAddress];

import { customerData, saveCustomerData } from './customer-data';
import { deleteAccount } from '../account-deletion/delete-account';
import { exportOwnData } from '../own-data/export-own-data';
import { customerStart } from './customer-start';
import { placedOrder } from '../customer-orders/placed-order';
import { customerOrders } from '../customer-orders/customer-orders';

export const customersHandlers = [
  customerData,
  customerOrders,
  customerStart,
  deleteAccount,
  exportOwnData,
  placedOrder,
  saveCustomerData,
];

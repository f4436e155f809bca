import { customerData, saveCustomerData } from './customer-data';
import { deleteAccount } from './delete-account';
import { exportOwnData } from './export-own-data';
import { customerStart } from './customer-start';
import { placedOrder } from './placed-order';
import { customerOrders } from './customer-orders';

export const customersHandlers = [
  customerData,
  customerOrders,
  customerStart,
  deleteAccount,
  exportOwnData,
  placedOrder,
  saveCustomerData,
];

import { secondFactors } from '../identity/schema';
import { secondFactorOf } from '../identity/second-factor-secret';
import { orderProcesses } from '../order-process/schema';
import { orders } from '../orders/schema';
import { wordsOf } from '../outbox/mail-seal';
import { outbox } from '../outbox/schema';

/** Every column of secret texts, its row's key, and what its text is bound to; the row's key unless told otherwise. */
export const ENCRYPTED_COLUMNS = [
  { name: 'order_processes.iban', table: orderProcesses, column: orderProcesses.ibanEncrypted, id: orderProcesses.id },
  {
    name: 'order_processes.birth_date',
    ...{ table: orderProcesses, column: orderProcesses.birthDateEncrypted, id: orderProcesses.id },
  },
  {
    name: 'orders.iban',
    ...{ table: orders, column: orders.ibanEncrypted, id: orders.id, boundTo: orders.processId },
  },
  {
    name: 'second_factors.secret',
    ...{ table: secondFactors, column: secondFactors.secretEncrypted, id: secondFactors.userId },
    bind: (userId: string) => secondFactorOf(Number(userId)),
  },
  { name: 'outbox.words', table: outbox, column: outbox.wordsEncrypted, id: outbox.id, bind: wordsOf },
] as const;

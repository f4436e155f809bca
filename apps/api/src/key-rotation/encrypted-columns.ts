import { getSecondFactor, secondFactors } from '@heizplatz/api-identity';
import { orderProcesses, orders } from '@heizplatz/api-ordering';
import { outbox, getLabels } from '@heizplatz/api-platform';

/** Every encrypted text column, its row's key, and what its text is bound to; by default the row's key. */
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
    bind: (userId: string) => getSecondFactor(Number(userId)),
  },
  { name: 'outbox.words', table: outbox, column: outbox.wordsEncrypted, id: outbox.id, bind: getLabels },
] as const;

import type { Address, OrderProcess } from '@heizplatz/contract';
import { buildAddress } from './build-address';
import { buildOrderProcess } from './build-order-process';
import { isBehind, type Stage, stepsAt } from './order-steps';

/** The running order of orderProcessOf, in equal amounts for several stations; station 1 is the address of addressOf(). */
export function getOrderOfDeliveryPoints(
  stage: Stage,
  addresses: readonly Address[] = [buildAddress(), buildAddress({ Id: 42 }), buildAddress({ Id: 43 })],
  overrides: Partial<OrderProcess> = {},
): OrderProcess {
  const process = buildOrderProcess(stage);
  const isDistributed = isBehind(stage, 'mengenverteilung');
  const hasFirst = isBehind(stage, 'adresse');
  return {
    ...process,
    Configuration: { ...process.Configuration, Stations: addresses.length },
    Stations: addresses.map((address, index) => ({
      StationNumber: index + 1,
      StationAmount: isDistributed ? process.Configuration.Amount / addresses.length : null,
      Address: isDistributed || (hasFirst && index === 0) ? address : null,
      InvoiceAddress: null,
      CompanyName: addresses[0]?.CompanyName ?? '',
    })),
    DeliveryAddress: hasFirst ? (addresses[0] ?? null) : null,
    ...stepsAt(stage, ['sepa', 'rechnung'], addresses.length),
    ...overrides,
  };
}

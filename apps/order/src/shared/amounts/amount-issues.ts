import type { ProblemError } from '@heizplatz/api-client';
import type { OrderProcess } from '@heizplatz/contract';
import { remainingAmount, type DeliveryPointDraft } from './delivery-point-draft';

/** The fields of a station, counted from 1. */
export const amountField = (deliveryPoint: number): string => `Amount-${deliveryPoint}`;
export const addressField = (deliveryPoint: number): string => `Address-${deliveryPoint}`;

type Issues = Readonly<Record<string, string>>;

/** Per field a code: AMOUNT_REQ, AMOUNT_MIN, REQUIRED (address), and AMOUNT_SUM at station 1 when all else is right. */
export function amountIssues(
  deliveryPoints: readonly DeliveryPointDraft[],
  process: Pick<OrderProcess, 'Configuration' | 'MinAmountPerStation'>,
): Issues {
  const issues: Record<string, string> = {};
  deliveryPoints.forEach(({ amount, addressId }, index) => {
    if (amount === null) issues[amountField(index + 1)] = 'AMOUNT_REQ';
    else if (amount < process.MinAmountPerStation) issues[amountField(index + 1)] = 'AMOUNT_MIN';
    if (addressId === null) issues[addressField(index + 1)] = 'REQUIRED';
  });
  const isComplete = Object.keys(issues).every((field) => field.startsWith('Address'));
  if (isComplete && remainingAmount(deliveryPoints, process) !== 0) issues[amountField(1)] = 'AMOUNT_SUM';
  return issues;
}

/** What was refused, at the same fields: 'body.Stations.1.AddressId' is Address-2; the page's own action names the field. */
export function refusedAmounts(problem: ProblemError | null): Issues {
  const errors = problem?.problem.errors ?? [];
  return Object.fromEntries(errors.map(({ path, code }) => [getFieldByPath(path), code]));
}

function getFieldByPath(path: string): string {
  if (/^(Amount|Address)-\d+$/.test(path)) return path;
  const [, index, name] = /Stations\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  const deliveryPoint = index === undefined ? 1 : Number(index) + 1;
  return name === 'AddressId' ? addressField(deliveryPoint) : amountField(deliveryPoint);
}

import type { ApiClient } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import {
  type AccessConditionsInput,
  CALLS,
  type CalculationConfiguration,
  type OrderProcess,
} from '@heizplatz/contract';
import { guestEmailIssue } from '@heizplatz/order-ui';
import { firstAccess, getQuestions, deliveryPointAnswers, toConditions } from '../parameters/access-conditions';

/** The names of the fields, with script and without. */
export const PREREQUISITE_FIELDS = { email: 'EmailAddress', access: 'AccessConfirmed' } as const;

/** Data that is required before an order has addresses, and is still missing: requested with the address. */
export interface Prerequisites {
  readonly needsEmail: boolean;
  readonly needsAccess: boolean;
  /** Whether the goods want something promised: boiler off and room for what is blown in. */
  readonly needsPromise: boolean;
}

export function getPrerequisites(
  { IsIdentified, AccessConditions }: Pick<OrderProcess, 'IsIdentified' | 'AccessConditions'>,
  group: ProductGroup,
): Prerequisites {
  const needsAccess = AccessConditions === null;
  return { needsEmail: !IsIdentified, needsAccess, needsPromise: needsAccess && getQuestions(group).blowing };
}

export interface PrerequisiteAnswers {
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** Code by field for what is missing or wrong. */
export function prerequisiteIssues(
  { needsEmail, needsPromise }: Prerequisites,
  { email, isConfirmed }: PrerequisiteAnswers,
): Readonly<Record<string, string>> {
  const wrong = needsEmail ? guestEmailIssue(email) : null;
  return {
    ...(wrong && { [PREREQUISITE_FIELDS.email]: wrong }),
    ...(needsPromise && !isConfirmed && { [PREREQUISITE_FIELDS.access]: 'REQUIRED' }),
  };
}

/**
 * The access check's answers covered by the single confirmation: the known ones or the conditions of the offer, and
 * every promise.
 */
export function confirmedAccess(process: OrderProcess, group: ProductGroup): AccessConditionsInput {
  const { blowing, industrial } = getQuestions(group);
  const promised = { BoilerOffConfirmed: blowing, HasRoomConfirmed: blowing, IndustrialUseConfirmed: industrial };
  const deliveryPoints = deliveryPointAnswers(firstAccess(process), process.Configuration.Stations);
  return toConditions(deliveryPoints.map((answers) => ({ ...answers, ...promised })));
}

/**
 * What is accepted after the answers required more than the offer has: its new price, or another dealer's offer.
 */
export type AcceptedNeeds =
  | { readonly totalPrice: number }
  | { readonly offerId: string; readonly configuration: CalculationConfiguration };

interface ConfirmedOrder {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

/** Saves the access check as confirmed. Throws ProblemError: ACCESS_OPTIONS if the answers require more. */
export async function saveConfirmedAccess(
  api: ApiClient,
  { process, group }: ConfirmedOrder,
  accepted: AcceptedNeeds | null = null,
): Promise<void> {
  if (accepted && 'offerId' in accepted)
    await api(CALLS.startOrder, { body: { Configuration: accepted.configuration, OfferId: accepted.offerId } });
  const AcceptedTotalPrice = accepted && 'totalPrice' in accepted ? accepted.totalPrice : null;
  const AccessConditions = confirmedAccess(process, group);
  await api(CALLS.saveOrderParameters, { body: { ProductGroupId: group.id, AccessConditions, AcceptedTotalPrice } });
}

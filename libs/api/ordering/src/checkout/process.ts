import { toSeconds, TERMS } from '@heizplatz/api-platform';
import { HeldOffer } from '@heizplatz/api-pricing';
import { AccessConditions, CalculationConfiguration, OfferVariant, SelectedAddress } from '@heizplatz/contract';
import { erasePersonal, type User } from '@heizplatz/identity';
import * as v from 'valibot';
import type { HeldPrice } from '../order-placement/held-promise';
import type { orderProcesses } from './schema';

export type ProcessRow = typeof orderProcesses.$inferSelect;

/** Seven days, as the calculator's cookie: long enough to sleep on it, and the price is computed anew anyway. */
export const PROCESS_TTL_SECONDS = toSeconds(TERMS.draft);

export interface ProcessPayment {
  readonly paymentKindId: number;
  readonly modifier: number | null;
  /** Null unless debited. */
  readonly debit: {
    readonly ibanEncrypted: string;
    readonly ibanMasked: string;
    readonly accountHolder: string;
    readonly mandateReference: string;
    readonly mandateAcceptedAt: Date;
  } | null;
  /** Null unless it is credit. */
  readonly credit: { readonly consentAt: Date; readonly birthDateEncrypted: string } | null;
}

/** A draft of an order as rules read it. */
export interface Process {
  readonly id: string;
  readonly configuration: CalculationConfiguration;
  readonly offerId: string;
  /** As it was when it was chosen. */
  readonly chosenOffer: OfferVariant;
  /** What a mail promised for it; null without. */
  readonly held: HeldPrice | null;
  readonly accessConditions: AccessConditions | null;
  /** Who chose addresses and payment. */
  readonly ownerId: number | null;
  readonly selectedAddresses: readonly SelectedAddress[];
  readonly payment: ProcessPayment | null;
  /** Payment kinds that the provider refused for this order. */
  readonly refusedKindIds: readonly number[];
  /** What names this order to the provider; null for a draft from before it took part. */
  readonly instalmentToken: string | null;
  readonly deviceToken: string | null;
  /** Set when it was placed. */
  readonly orderId: string | null;
}

function getPayment(row: ProcessRow): ProcessPayment | null {
  const { paymentKindId, paymentModifier, ibanEncrypted, ibanMasked, accountHolder } = row;
  const { mandateReference, mandateAcceptedAt, creditConsentAt: consentAt, birthDateEncrypted } = row;
  if (paymentKindId === null) return null;
  const debit =
    ibanEncrypted && ibanMasked && accountHolder && mandateReference && mandateAcceptedAt
      ? { ibanEncrypted, ibanMasked, accountHolder, mandateReference, mandateAcceptedAt }
      : null;
  const credit = consentAt && birthDateEncrypted ? { consentAt, birthDateEncrypted } : null;
  return { paymentKindId, modifier: paymentModifier, debit, credit };
}

/**
 * Addresses and access conditions can be entered again; without configuration and offer the process cannot continue.
 */
const Stored = v.object({
  configuration: CalculationConfiguration,
  offer: OfferVariant,
  heldOffer: v.fallback(v.nullable(HeldOffer), null),
  accessConditions: v.fallback(v.nullable(AccessConditions), null),
  selectedAddresses: v.fallback(v.nullable(v.array(SelectedAddress)), null),
});

const getHeldPrice = ({ heldNotificationId: id, heldUntil: until }: ProcessRow, offer: HeldOffer | null) =>
  offer && until && id !== null ? { id, offer, until } : null;

/** Undefined when what an older release stored does not fit the contract any more: a draft is dropped, not fatal. */
export function getProcess(row: ProcessRow): Process | undefined {
  const { success, output } = v.safeParse(Stored, row);
  if (!success) return undefined;
  return {
    id: row.id,
    configuration: output.configuration,
    offerId: row.offerId,
    chosenOffer: output.offer,
    held: getHeldPrice(row, output.heldOffer),
    accessConditions: output.accessConditions,
    ownerId: row.userId,
    selectedAddresses: output.selectedAddresses ?? [],
    payment: getPayment(row),
    refusedKindIds: row.refusedPaymentKindIds,
    instalmentToken: row.instalmentToken,
    deviceToken: row.deviceToken,
    orderId: row.orderId,
  };
}

/**
 * The process as visible to the current holder of its cookie: addresses, payment and what is personal in the access check
 * are visible to the owner only. A guest whose session ended and who signed in again is another user and chooses again.
 */
export function toViewOf(process: Process, user: User | null): Process {
  if (process.ownerId === null || process.ownerId === user?.id) return process;
  const { accessConditions } = process;
  return {
    ...process,
    selectedAddresses: [],
    payment: null,
    accessConditions: accessConditions && erasePersonal(AccessConditions, accessConditions),
  };
}

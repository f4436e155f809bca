import { randomUUID } from 'node:crypto';
import { type CallContext, decryptText, problem } from '@heizplatz/api-platform';
import type { OrderableOffer } from '@heizplatz/api-pricing';
import { getPaymentKind } from '@heizplatz/contract';
import type { Buyer } from '../order/buyer-repository';
import type { AuthorisationRequest } from '../ratepay/authorisation-request';
import {
  type AuthorisationRow,
  claimAuthorisation,
  newestAuthorisation,
  settleAuthorisation,
} from '../ratepay/authorisation-repository';
import type { AuthorisationOutcome, RatePay } from '../ratepay/ratepay';
import { voidAuthorisation } from '../ratepay/void-authorisation';
import type { Checkout } from '../checkout/checkout';
import { getDeliveries } from '../checkout-addresses/check-selected-addresses';
import { contentHash } from '../checkout/content-hash';
import { isCreditKind } from './payment-kind';
import { presentPayment } from '../checkout/present-checkout';
import { refusePaymentKind } from '../checkout/process-repository';

/** A checkout that is complete, at the offer that is to be placed. */
export interface CompleteCheckout {
  readonly checkout: Checkout;
  readonly offer: OrderableOffer;
  readonly buyer: Buyer;
}

/** Whether the chosen payment is the provider's. */
export function needsAuthorisation({ process, kinds }: Checkout): boolean {
  const kind = kinds.find(({ id }) => id === process.payment?.paymentKindId);
  return kind !== undefined && isCreditKind(kind);
}

/** Identifies everything that is requested, so that another amount, address or account is another authorisation. */
export function authorisationHash({ checkout, offer, buyer }: CompleteCheckout): string {
  const { payment, selectedAddresses } = checkout.process;
  return contentHash({
    totalCents: offer.price.totalCents,
    paymentKindId: payment?.paymentKindId ?? 0,
    modifier: payment?.modifier ?? 0,
    mandate: payment?.debit?.mandateReference ?? '',
    consentAt: payment?.credit?.consentAt.toISOString() ?? '',
    buyer: buyer.id,
    payer: JSON.stringify(getPayer(checkout)),
    stations: JSON.stringify(getDeliveries(selectedAddresses)),
  });
}

/** Who owes the provider: the invoice address, else where the lorry goes first. */
function getPayer({ process, own }: Checkout) {
  const invoice = process.selectedAddresses.find(({ AddressType }) => AddressType === 0);
  const chosen = invoice ?? getDeliveries(process.selectedAddresses)[0];
  const payer = own.find(({ Id }) => Id === chosen?.AddressId);
  if (!payer) throw new Error('a checked address is gone');
  return payer;
}

function getRequest({ checkout, offer, buyer }: CompleteCheckout, { services }: CallContext): AuthorisationRequest {
  const { process } = checkout;
  const { payment, deviceToken, instalmentToken } = process;
  const selected = presentPayment(checkout);
  const method = getPaymentKind(selected?.Kind ?? '')?.credit;
  if (!payment?.credit || !method) throw new Error('a checked credit lacks its consent');
  const opened = { keys: services.config.secrets.encryption, boundTo: process.id };
  const { totalCents } = offer.price;
  const plan = selected?.Plan ?? null;
  return {
    countryId: process.configuration.CountryId,
    method,
    totalCents,
    repaidCents: plan ? Math.round(plan.TotalPrice * 100) : totalCents,
    months: plan?.Months ?? null,
    email: buyer.email,
    birthDate: decryptText(payment.credit.birthDateEncrypted, opened),
    payer: getPayer(checkout),
    iban: payment.debit && decryptText(payment.debit.ibanEncrypted, opened),
    accountHolder: payment.debit?.accountHolder ?? null,
    deviceToken: deviceToken ?? process.id,
    instalmentToken: plan && instalmentToken,
  };
}

/** Whether an order may be placed on it; throws PAYMENT_REFUSED or PAYMENT_UNAVAILABLE. */
function getAcceptedKey({ key, state }: AuthorisationRow): string {
  if (state === 'accepted' || state === 'used') return key;
  throw problem(state === 'refused' ? 'PAYMENT_REFUSED' : 'PAYMENT_UNAVAILABLE');
}

async function recordOutcome(
  { key, processId, paymentKindId }: AuthorisationRow,
  outcome: AuthorisationOutcome,
  { db, services, clock, log }: CallContext,
): Promise<AuthorisationRow> {
  const settledAt = clock();
  if (outcome.kind === 'accepted') {
    const { reference: providerReference } = outcome;
    return (await settleAuthorisation(db, key, { state: 'accepted', settledAt, providerReference })).row;
  }
  if (outcome.kind === 'refused') {
    log.info({ processId, reason: outcome.reason }, 'payment refused by the provider');
    return db.transaction(async (tx) => {
      await refusePaymentKind(tx, processId, paymentKindId);
      return (await settleAuthorisation(tx, key, { state: 'refused', settledAt, reason: outcome.reason })).row;
    });
  }
  log.error({ processId, cause: outcome.cause }, 'the payment provider does not answer');
  return db.transaction(async (tx) => {
    const { row, isOurs } = await settleAuthorisation(tx, key, { state: 'void-due', settledAt });
    if (isOurs) await services.jobs.send(tx, voidAuthorisation.name, { key });
    return row;
  });
}

/**
 * Requests the provider to pay for an order that is about to be placed, outside any transaction: one authorisation,
 * however often and from however many tabs the same is sent. Returns its key. Throws PAYMENT_REFUSED (the kind is not
 * offered for this order again), PAYMENT_UNAVAILABLE (what may have been authorised is voided by a job), or
 * TOO_MANY_REQUESTS after many refusals, which prevents trying out other people's names and dates of birth.
 */
export async function authoriseCredit(
  complete: CompleteCheckout,
  ratePay: RatePay,
  context: CallContext,
): Promise<string> {
  const { db, clock, services, ip } = context;
  const { process, credit } = complete.checkout;
  const content = { processId: process.id, contentHash: authorisationHash(complete) };
  const known = await newestAuthorisation(db, content);
  if (known?.state === 'accepted' || known?.state === 'used') return known.key;
  if (credit?.isDown) throw problem('PAYMENT_UNAVAILABLE');
  const now = clock();
  const query = { command: 'credit', ip, account: String(complete.buyer.id) };
  await services.limits.check(db, query, now);
  const { payment, configuration } = process;
  const claimed = await claimAuthorisation(db, {
    ...content,
    key: randomUUID(),
    countryId: configuration.CountryId,
    paymentKindId: payment?.paymentKindId ?? 0,
    totalCents: complete.offer.price.totalCents,
    consentAt: payment?.credit?.consentAt ?? now,
    requestedAt: now,
  });
  if (claimed.state !== 'requested') return getAcceptedKey(claimed);
  const outcome = await ratePay.authorise(claimed.key, getRequest(complete, context), now);
  if (outcome.kind === 'refused') await services.limits.recordFailure(db, query, now);
  return getAcceptedKey(await recordOutcome(claimed, outcome, context));
}

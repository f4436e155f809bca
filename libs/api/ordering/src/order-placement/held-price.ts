import { findHeldOffer, findPromiseState, readHeldToken, spendPromise } from '@heizplatz/api-identity';
import { type CallContext, type Database, problem } from '@heizplatz/api-platform';
import { HeldOffer, type OrderableOffer, applyHeldPrice } from '@heizplatz/api-pricing';
import type { HeldPriceRefusal } from '@heizplatz/contract';
import * as v from 'valibot';
import type { HeldPrice } from './held-promise';
import type { Process } from '../checkout/process';

/**
 * What the token of a mail promised, be its time over or not; null for a forged one, and when a later mail promises
 * something else.
 */
export async function readHeldPrice(
  token: string | null,
  { db, services }: Pick<CallContext, 'db' | 'services'>,
): Promise<HeldPrice | null> {
  const claim = token === null ? null : readHeldToken(token, services.config.secrets.link);
  if (!claim) return null;
  const offer = v.safeParse(HeldOffer, await findHeldOffer(db, claim));
  return offer.success ? { ...claim, offer: offer.output } : null;
}

type Reason = 'spent' | 'other-person' | 'over';

const DETAILS: Readonly<Record<Reason, string>> = {
  spent:
    'Den Preis aus Ihrer Wunschpreis-Mail hat schon eine Bestellung bekommen; er gilt einmal. Es gilt der heutige Preis.',
  'other-person':
    'Der Preis aus der Wunschpreis-Mail gilt für die E-Mail-Adresse, an die sie ging. Hier gilt der heutige Preis.',
  over: 'Die Zeit, für die Ihre Wunschpreis-Mail den Preis zugesagt hat, ist vorbei. Es gilt der heutige Preis.',
};

/** An offer as somebody may order it. */
export interface PricedOffer {
  /** At the promised price, where that counts and is lower; else as `today`. */
  readonly offer: OrderableOffer;
  readonly today: OrderableOffer;
  /** By which the offer is cheaper than today; the order spends it. */
  readonly promise: HeldPrice | null;
  /** Why a lower price that a mail promised for exactly this does not count; null: it does, or there is none. */
  readonly refusal: (HeldPriceRefusal & { readonly Reason: Reason }) | null;
}

/** Nobody is told whose it is before it is known who orders; an order is placed by a known person alone. */
async function judgePromise(
  db: Database,
  held: HeldPrice,
  { user, clock }: Pick<CallContext, 'user' | 'clock'>,
): Promise<Reason | null> {
  if (held.until <= clock()) return 'over';
  // No account has the number 0: of an unknown person it is asked alone whether the price is spent.
  const state = await findPromiseState(db, held, user?.id ?? 0);
  if (!state) return 'over';
  if (user && !state.isOwn) return 'other-person';
  return state.isSpent ? 'spent' : null;
}

/**
 * The offer at the promised price while that counts, else at today's (rules CHECKOUT-08, PRICE-14): until its time is
 * over, once, and for the account or mailbox that it was promised to. What its guest or customer is called in between
 * does not matter: guests who log in, and those who register with the same mailbox, keep it.
 */
export async function priceOffer(
  db: Database,
  today: OrderableOffer,
  { held, offerId, configuration }: Pick<Process, 'held' | 'offerId' | 'configuration'>,
  context: Pick<CallContext, 'user' | 'clock'>,
): Promise<PricedOffer> {
  const atPromise = held ? applyHeldPrice(today, { offerId, configuration }, held.offer) : today;
  if (!held || atPromise === today) return { offer: today, today, promise: null, refusal: null };
  const Reason = await judgePromise(db, held, context);
  if (Reason === null) return { offer: atPromise, today, promise: held, refusal: null };
  const PromisedTotalPrice = atPromise.variant.TotalPrice;
  return { offer: today, today, promise: null, refusal: { Reason, PromisedTotalPrice } };
}

/** PRICE_NOT_HELD with the reason and today's price. */
export const notHeld = (reason: Reason, totals: { readonly TotalPrice: number; readonly PreviousTotalPrice: number }) =>
  problem('PRICE_NOT_HELD', { detail: DETAILS[reason], context: { Reason: reason, ...totals } });

/** Spends the promise by which an order is cheaper. Throws PRICE_NOT_HELD when a concurrent order was first. */
export async function spendHeldPrice(
  tx: Database,
  { promise, offer, today }: PricedOffer,
  orderId: string,
): Promise<void> {
  if (!promise || (await spendPromise(tx, promise, orderId))) return;
  throw notHeld('spent', {
    TotalPrice: today.variant.TotalPrice,
    PreviousTotalPrice: offer.variant.TotalPrice,
  });
}

import { fetchService, type RatePayConfig } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { type AuthorisationRequest, wireAuthorisation } from './authorisation-request';

export type AuthorisationOutcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** No response, a late one, or an invalid one: it may have been authorised nevertheless. */
  | { readonly kind: 'unavailable'; readonly cause: string };

/** What is done with an authorisation after its order was placed. */
export interface CreditOperation {
  readonly key: string;
  readonly kind: 'adjust' | 'capture' | 'refund';
  /** Of adjust what is authorised from now on; else what is paid out, or back. */
  readonly amountCents: number;
  /** What the credit is over from then on, and what it is repaid with: for instalments with interest, else the same. */
  readonly financedCents: number;
  readonly repaidCents: number;
  /** Of instalments; else null. */
  readonly months: number | null;
}
export type OperationOutcome = Exclude<AuthorisationOutcome, { kind: 'unavailable' }>;

/** The client of the payment provider; caches an outage, so that customers do not run into it. */
export interface RatePay {
  readonly config: RatePayConfig;
  /** The same key is authorised once, however often it is sent. Never throws. */
  authorise(key: string, request: AuthorisationRequest, now: Date): Promise<AuthorisationOutcome>;
  /** Ends an authorisation, also one that was never received; a later request with the key is then refused. Throws on failure. */
  void(key: string): Promise<void>;
  /**
   * The same operation is executed once, however often it is sent. Throws if there was no response: it may have been
   * executed.
   */
  operate(key: string, operation: CreditOperation): Promise<OperationOutcome>;
  /** Whether it failed to respond within the last minute, in this process. */
  isDown(now: Date): boolean;
}

const Result = v.variant('status', [
  v.object({ status: v.literal('accepted'), reference: v.string() }),
  v.object({ status: v.literal('refused'), reason: v.string() }),
]);
const Voided = v.object({ status: v.literal('voided') });

const send = (config: RatePayConfig, method: 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown> =>
  fetchService({
    service: 'the payment provider',
    url: `${config.url}/authorisations/${path}`,
    timeoutMs: config.timeoutMs,
    method,
    headers: { authorization: `Bearer ${config.apiKey}` },
    ...(body && { body }),
  });

const getOutcome = (response: v.InferOutput<typeof Result>): OperationOutcome =>
  response.status === 'accepted'
    ? { kind: 'accepted', reference: response.reference }
    : { kind: 'refused', reason: response.reason };

async function fetchResponse(
  config: RatePayConfig,
  key: string,
  request: AuthorisationRequest,
): Promise<AuthorisationOutcome> {
  const merchant = { clientId: config.clientId, merchantId: config.merchantIds[request.countryId] };
  try {
    return getOutcome(v.parse(Result, await send(config, 'PUT', key, wireAuthorisation(request, merchant))));
  } catch (error) {
    return { kind: 'unavailable', cause: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

export function createRatePay(config: RatePayConfig): RatePay {
  let downUntilMs = 0;
  return {
    config,
    authorise: async (key, request, now) => {
      const outcome = await fetchResponse(config, key, request);
      downUntilMs = outcome.kind === 'unavailable' ? now.getTime() + config.outageMs : 0;
      return outcome;
    },
    void: async (key) => {
      v.parse(Voided, await send(config, 'DELETE', key));
    },
    operate: async (key, { key: operation, ...query }) =>
      getOutcome(v.parse(Result, await send(config, 'PUT', `${key}/operations/${operation}`, query))),
    isDown: (now) => now.getTime() < downUntilMs,
  };
}

declare module '@heizplatz/api-platform/services' {
  interface Services {
    /** Null: no payment provider, and so no credit. */
    readonly ratePay: RatePay | null;
  }
}

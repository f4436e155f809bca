import * as v from 'valibot';
import { askService } from '../http/ask-service';
import { type AuthorisationRequest, wireAuthorisation } from './authorisation-request';
import type { RatePayConfig } from './ratepay-config';

export type AuthorisationOutcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer, a late one, or none that can be understood: it may have been authorised all the same. */
  | { readonly kind: 'unavailable'; readonly cause: string };

/** The door to the payment provider; remembers an outage, so that customers are not sent into it. */
export interface RatePay {
  readonly config: RatePayConfig;
  /** The same key is authorised once, however often it is sent. Never throws. */
  authorise(key: string, request: AuthorisationRequest, now: Date): Promise<AuthorisationOutcome>;
  /** Ends an authorisation, also one that was never received; a later request with the key is then refused. Throws on failure. */
  void(key: string): Promise<void>;
  /** Whether it failed to answer within the last minute, in this process. */
  isDown(now: Date): boolean;
}

const Answer = v.variant('status', [
  v.object({ status: v.literal('accepted'), reference: v.string() }),
  v.object({ status: v.literal('refused'), reason: v.string() }),
]);
const Voided = v.object({ status: v.literal('voided') });

const send = (config: RatePayConfig, method: 'PUT' | 'DELETE', key: string, body?: object): Promise<unknown> =>
  askService({
    service: 'the payment provider',
    url: `${config.url}/authorisations/${key}`,
    timeoutMs: config.timeoutMs,
    method,
    headers: { authorization: `Bearer ${config.apiKey}` },
    ...(body && { body }),
  });

async function ask(config: RatePayConfig, key: string, request: AuthorisationRequest): Promise<AuthorisationOutcome> {
  const merchant = { clientId: config.clientId, merchantId: config.merchantIds[request.countryId] };
  try {
    const answer = v.parse(Answer, await send(config, 'PUT', key, wireAuthorisation(request, merchant)));
    return answer.status === 'accepted'
      ? { kind: 'accepted', reference: answer.reference }
      : { kind: 'refused', reason: answer.reason };
  } catch (error) {
    return { kind: 'unavailable', cause: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

export function openRatePay(config: RatePayConfig): RatePay {
  let downUntilMs = 0;
  return {
    config,
    authorise: async (key, request, now) => {
      const outcome = await ask(config, key, request);
      downUntilMs = outcome.kind === 'unavailable' ? now.getTime() + config.outageMs : 0;
      return outcome;
    },
    void: async (key) => {
      v.parse(Voided, await send(config, 'DELETE', key));
    },
    isDown: (now) => now.getTime() < downUntilMs,
  };
}

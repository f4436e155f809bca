import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';
import { createRatePay } from '../../ratepay/ratepay';
import { withOrderMarket, type OrderMarket } from './order-market';

const DOUBLE = join(__dirname, '../../../../../../tools/mock-services/main.ts');
/** How long the API waits: longer than a busy machine takes, unless a test is about a missing response. */
const PATIENT_MS = 30_000;
const IMPATIENT_MS = 1500;
/** The delay of the mock service's late responses. */
const LATE_MS = 2500;

const Listening = v.object({ urls: v.object({ ratepay: v.string() }) });
const Authorisations = v.array(
  v.object({
    key: v.string(),
    state: v.string(),
    sends: v.number(),
    operations: v.array(
      v.object({
        ...{ key: v.string(), kind: v.string(), amountCents: v.number(), state: v.string(), sends: v.number() },
        request: v.looseObject({ repaidCents: v.number(), months: v.nullable(v.number()) }),
      }),
    ),
    request: v.nullable(
      v.looseObject({
        method: v.string(),
        totalCents: v.number(),
        repaidCents: v.number(),
        months: v.nullable(v.number()),
        iban: v.nullable(v.string()),
        currency: v.string(),
        instalmentToken: v.nullable(v.string()),
        customer: v.looseObject({ lastName: v.string(), street: v.string(), birthDate: v.string() }),
      }),
    ),
  }),
);
export type DoubleEntry = v.InferOutput<typeof Authorisations>[number];

export interface CreditMarket extends OrderMarket {
  /** The authorisations that the mock provider has stored for customers in this street. */
  getAuthorisations(street: string): Promise<DoubleEntry[]>;
  getAuthorisation(key: string): Promise<DoubleEntry | undefined>;
  /** Lets the API wait for the provider but shortly while the action runs. */
  impatiently<T>(action: () => Promise<T>): Promise<T>;
}

/** The order market with credit in every country, and the provider's double in a process of its own. */
export function withCreditMarket(): () => CreditMarket {
  let child: ChildProcess | undefined;
  let url = '';
  let timeoutMs = PATIENT_MS;
  // The address is known once the double listens; this one only turns credit on.
  const env = { RATEPAY_URL: 'http://127.0.0.1:1', RATEPAY_TIMEOUT_MS: String(PATIENT_MS) };
  const market = withOrderMarket(env, async ({ config }) => {
    child = fork(DOUBLE, { env: { ...process.env, SERVICES: 'ratepay', LATE_MS: String(LATE_MS) } });
    const [message]: unknown[] = await once(child, 'message');
    url = v.parse(Listening, message).urls.ratepay;
    return {
      ratePay:
        config.ratePay &&
        createRatePay({
          ...config.ratePay,
          url,
          get timeoutMs() {
            return timeoutMs;
          },
        }),
    };
  });
  afterAll(async () => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  // eslint-disable-next-line no-restricted-globals -- the double is none of our calls
  const all = async () => v.parse(Authorisations, await (await fetch(`${url}/authorisations`)).json());
  return () => ({
    ...market(),
    getAuthorisations: async (street) => (await all()).filter(({ request }) => request?.customer.street === street),
    impatiently: async (action) => {
      timeoutMs = IMPATIENT_MS;
      try {
        return await action();
      } finally {
        timeoutMs = PATIENT_MS;
      }
    },
    getAuthorisation: async (target) => (await all()).find(({ key }) => key === target),
  });
}

import { type ApiClient, createApiClient, ProblemError } from '@heizplatz/api-client';
import * as v from 'valibot';

type Responses = Readonly<Record<string, (input: never) => unknown>>;

export interface FakeApi {
  readonly api: ApiClient;
  /** Every call that was made, in order. */
  readonly calls: readonly { readonly id: string; readonly input: unknown }[];
  /** What was sent to one call, each time: the body, or the whole input where it has none. */
  readonly sent: (id: string) => unknown[];
}

/** What an API of a later version sends, whose codes the contract does not have yet. */
class NewerResponse {
  readonly content: unknown;
  constructor(content: unknown) {
    this.content = content;
  }
}

/** A response that is read as the client reads it, instead of being checked against the contract. */
export const fromNewerApi = (content: unknown): NewerResponse => new NewerResponse(content);

/**
 * A network mock by call id: each response is checked against the contract, so a test cannot rely on a wire format
 * that does not exist. A response may throw a ProblemError. A call without a response fails as if the API were down.
 */
export function fakeApi(responses: Responses): FakeApi {
  const calls: { id: string; input: unknown }[] = [];
  const api: ApiClient = async (call, input) => {
    calls.push({ id: call.id, input });
    const response = responses[call.id];
    if (!response)
      throw new ProblemError({ type: 'about:blank', title: 'Unavailable', status: 0, code: 'UNAVAILABLE' });
    const options = await response(input as never);
    if (call.onNotFound !== undefined && options === call.onNotFound) return call.onNotFound;
    if (options instanceof NewerResponse) return readNewer(options)(call, input);
    return v.parse(call.response, options);
  };
  const sent = (id: string) => calls.filter((call) => call.id === id).map(({ input }) => toBody(input));
  return { api, calls, sent };
}

const readNewer = ({ content }: NewerResponse): ApiClient =>
  createApiClient({ baseUrl: '', fetch: () => Promise.resolve(new Response(JSON.stringify(content))) });

const toBody = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'body' in input ? input.body : input;

import * as v from 'valibot';

const Values = v.optional(v.record(v.string(), v.unknown()), {});
const CallParts = v.object({ params: Values, query: Values, body: v.optional(v.unknown()) });
export type CallParts = v.InferOutput<typeof CallParts>;

/** The parts of any call's input; calls without a part have it empty. */
export const callParts = (input: unknown): CallParts => v.parse(CallParts, input);

import { refuseInvalid } from '@heizplatz/router';
import * as v from 'valibot';

/** For actions: what a form without script has sent, by the schema of the call; a fault is refused as the API would refuse it. */
export function parsedForm<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  refuseInvalid(Object.fromEntries(result.issues.map((issue) => [`body.${v.getDotPath(issue) ?? ''}`, issue.message])));
  throw new Error('a refusal without a fault');
}

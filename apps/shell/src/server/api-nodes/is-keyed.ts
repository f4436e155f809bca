import { type Call, CALLS } from '@heizplatz/contract';

const takesKey = ({ body }: Call): boolean =>
  Object.hasOwn(Object(Reflect.get(Object(body), 'entries')), 'IdempotencyKey');

/** Paths of calls that do once what is sent under one key, however often it comes. */
const KEYED: ReadonlySet<string> = new Set(
  Object.values(CALLS)
    .filter((call: Call) => takesKey(call))
    .map(({ path }) => path),
);

/** Whether a call names its key, so that it may be sent again. `body`: its JSON; `path`: without query. */
export function isKeyed(path: string, body: string | undefined): boolean {
  if (!KEYED.has(path) || body === undefined) return false;
  try {
    const key: unknown = Reflect.get(Object(JSON.parse(body)), 'IdempotencyKey');
    return typeof key === 'string' && key !== '';
  } catch {
    return false;
  }
}

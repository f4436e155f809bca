import { type Call, CALLS, isSafeCall } from '@heizplatz/contract';

const takesKey = ({ body }: Call): boolean =>
  Object.hasOwn(Object(Reflect.get(Object(body), 'entries')), 'IdempotencyKey');

const getPaths = (calls: readonly Call[]): RegExp =>
  new RegExp(`^(?:${calls.map(({ path }) => path.replace(/:\w+/g, '[^/]+')).join('|')})$`);

const POSTS: readonly Call[] = Object.values(CALLS).filter(({ method }) => method === 'POST');
/** Queries that are sent by POST. */
const QUESTIONS = getPaths(POSTS.filter(isSafeCall));
/** Calls that do once what is sent under one key, however often it comes. */
const KEYED = getPaths(POSTS.filter(takesKey));

/** Whether a POST may be sent again when its outcome is unknown. `body`: its JSON; `path`: without query. */
export function isRepeatable(path: string, body: string | undefined): boolean {
  if (body === undefined) return false;
  if (QUESTIONS.test(path)) return true;
  if (!KEYED.test(path)) return false;
  try {
    const key: unknown = Reflect.get(Object(JSON.parse(body)), 'IdempotencyKey');
    return typeof key === 'string' && key !== '';
  } catch {
    return false;
  }
}

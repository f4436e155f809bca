/** An error on its way between threads: structured clones lose what errors carry beside their text. */
export interface PlainError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  readonly cause: PlainError | null;
  /** Own fields, as JSON has them. */
  readonly fields: string;
}

const DEEPEST = 5;

/** Of any thrown value. */
export function toPlainError(thrown: unknown, depth = 0): PlainError {
  if (!(thrown instanceof Error))
    return { name: 'Error', message: `thrown: ${getText(thrown)}`, stack: null, cause: null, fields: '{}' };
  const { name, message, stack = null, cause, ...fields } = thrown;
  return {
    name,
    message,
    stack,
    cause: cause === undefined || depth >= DEEPEST ? null : toPlainError(cause, depth + 1),
    fields: toJson(fields),
  };
}

export function toError({ name, message, stack, cause, fields }: PlainError): Error {
  const error = new Error(message, { ...(cause && { cause: toError(cause) }) });
  Object.assign(error, JSON.parse(fields));
  // As the class had it; nothing of it may be lost by being listed among the fields.
  Object.defineProperty(error, 'name', { value: name, enumerable: false });
  error.stack = stack ?? `${name}: ${message}`;
  return error;
}

function getText(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null ? toJson(thrown) : String(thrown);
}

/** '{}' for what JSON cannot have. */
function toJson(value: object): string {
  try {
    return JSON.stringify(value) ?? '{}';
  } catch {
    return '{}';
  }
}

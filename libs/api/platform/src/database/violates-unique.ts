const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because this unique index has the value already. */
export function violatesUnique(error: unknown, index: string): boolean {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (Reflect.get(at, 'code') === UNIQUE_VIOLATION && Reflect.get(at, 'constraint') === index) return true;
    at = Reflect.get(at, 'cause');
  }
  return false;
}

/** A string literal of generated code, ids of messages among them. */
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;
/** A message as lingui's macros leave it, in a call or in `Trans`. */
const MESSAGE = /(?:\/\*i18n\*\/|\bTrans,)\s*\{\s*id: "([^"]+)"/g;

/** Ids of the catalogue that stand in a module's generated code; an id alone in a table counts too. */
export function messagesIn(code: string, catalogue: ReadonlySet<string>): Set<string> {
  const literals = [...code.matchAll(LITERAL)].map(([, double, single]) => double ?? single ?? '');
  return new Set(literals.filter((literal) => catalogue.has(literal)));
}

/** Ids that the code uses and the catalogue lacks: their module lies outside the extracted folders. */
export function missingMessagesIn(code: string, catalogue: ReadonlySet<string>): string[] {
  return [...code.matchAll(MESSAGE)].map(([, id]) => id ?? '').filter((id) => !catalogue.has(id));
}

/**
 * Which messages each chunk brings: those of its own code, without what the first chunk has brought before. Chunks without
 * any are left out.
 */
export function getMessagesOfChunks(
  first: string,
  used: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, readonly string[]> {
  const known = used.get(first);
  const brought = [...used].map(([chunk, ids]): [string, readonly string[]] => [
    chunk,
    [...ids].filter((id) => chunk === first || !known?.has(id)).sort(),
  ]);
  return new Map(brought.filter(([, ids]) => ids.length > 0));
}

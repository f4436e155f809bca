/** What a storage held; null for nothing and for what is no JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    // Stryker disable next-line StringLiteral: an empty text is no JSON, which gives null too.
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

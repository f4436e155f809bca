/** What a storage held; null for nothing and for what is no JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

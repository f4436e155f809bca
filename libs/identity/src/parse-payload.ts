/** A JWT's payload, unverified: for showing who is logged in, never for granting anything. Null when it cannot be read. */
export function parsePayload(token: string): unknown {
  const part = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

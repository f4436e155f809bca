/**
 * A way back within this site, from a query value that anybody may have written: a path of ours, or null. No other origin
 * gets through, however it is spelled (`//x`, `/\x`, control signs that browsers drop).
 */
export function returnPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || /^\/[/\\]/.test(text) || hasControlSigns(text) || text.length > 2000) return null;
  const base = 'https://here.invalid';
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  return url?.origin === base ? url.pathname + url.search + url.hash : null;
}

const hasControlSigns = (text: string): boolean => [...text].some((sign) => sign.charCodeAt(0) < 32);

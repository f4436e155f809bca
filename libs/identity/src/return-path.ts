const HERE = 'https://here.invalid';

/**
 * A way back within this site, from a query value that anybody may have written: a path of ours, or null. No other origin
 * gets through, however it is spelled (`//x`, `/\x`, `/.//x`, which is `//x` once it is resolved, control signs that browsers
 * drop).
 */
export function returnPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || hasControlSigns(text) || text.length > 2000) return null;
  const url = URL.canParse(text, HERE) ? new URL(text, HERE) : null;
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

const hasControlSigns = (text: string): boolean => [...text].some((sign) => sign.charCodeAt(0) < 32);

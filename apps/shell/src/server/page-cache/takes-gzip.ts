const GZIP = /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/;

/** Whether a browser takes gzip, by its Accept-Encoding. */
export const takesGzip = (encoding: string | readonly string[] | undefined): boolean =>
  // Stryker disable next-line ConditionalExpression: a list and 'undefined' as text hold no gzip either
  typeof encoding === 'string' && GZIP.test(encoding);

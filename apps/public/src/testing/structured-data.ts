interface StructuredItem {
  readonly '@type': string;
}

/** What the page tells search engines of a kind. */
export const structuredData = (type: string): StructuredItem[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? '{}') as StructuredItem)
    .filter((item) => item['@type'] === type);

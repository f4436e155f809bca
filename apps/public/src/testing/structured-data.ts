interface StructuredItem {
  readonly '@type': string;
}

/** The page's structured data of a type. */
export const structuredData = (type: string): StructuredItem[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? '{}') as StructuredItem)
    .filter((item) => item['@type'] === type);

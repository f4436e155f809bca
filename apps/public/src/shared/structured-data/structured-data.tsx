/** What a page is about, for search engines. No script: a browser runs nothing of this type. */
export function StructuredData({ data }: { readonly data: object }) {
  // A '<' could end the element.
  const __html = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** The metadata in a document's head. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');

/** Of a document that names a picture for shared links; undefined for all others: they have none. */
export function readHead(html: string): DocumentHead | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  if (!head.includes('property="og:image"')) return undefined;
  const [, title = ''] = /<meta property="og:title" content="([^"]*)"/.exec(head) ?? [];
  const [, description = ''] = /<meta property="og:description" content="([^"]*)"/.exec(head) ?? [];
  return { title: decode(title), description: decode(description) };
}

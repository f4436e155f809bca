import { useOrigin } from './page-provider';

/** A thing of schema.org; `@context` is put in. Addresses may be paths: they get the site's origin. */
export interface StructuredThing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What search engines read of a page beside its text. Everything in it stands on the page too. */
export function StructuredData({ thing }: { readonly thing: StructuredThing }) {
  const origin = useOrigin();
  const json = JSON.stringify({ '@context': 'https://schema.org', ...withOrigin(thing, origin) });
  // Within a script element only '<' could end it.
  const html = json.replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

const ADDRESSES = new Set(['url', 'item', 'image', 'target', 'logo', '@id']);

function withOrigin(thing: StructuredThing, origin: string): object {
  const entries = Object.entries(thing).map(([name, value]) => [name, absolute(name, value, origin)]);
  return Object.fromEntries(entries) as object;
}

function absolute(name: string, value: unknown, origin: string): unknown {
  if (typeof value === 'string') return ADDRESSES.has(name) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((each) => absolute(name, each, origin));
  return typeof value === 'object' && value !== null ? withOrigin(value as StructuredThing, origin) : value;
}

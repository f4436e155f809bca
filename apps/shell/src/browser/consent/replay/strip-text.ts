/** Attributes that determine a page's shape and contain no data: retained. Every other attribute is emptied. */
const STORED = new Set([
  ...['class', 'rel', 'type', 'role', 'hidden', 'open', 'disabled', 'checked', 'width', 'height', 'viewBox', 'lang'],
  ...['d', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'points', 'transform', 'fill', 'stroke'],
  ...['rr_width', 'rr_height', 'rr_scrollLeft', 'rr_scrollTop', 'cols', 'rows', 'colspan', 'rowspan', 'tabindex'],
]);
/** Our own files say nothing of the visitor; every other address may. */
const OWN_FILE = /^(?:https?:\/\/[^/]+)?\/(?:assets|releases)\/[\w./-]+$/;
const ADDRESSES = new Set(['href', 'src']);

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function maskedAttribute(name: string, value: unknown): unknown {
  if (STORED.has(name) || typeof value === 'boolean' || value === null) return value;
  return ADDRESSES.has(name) && typeof value === 'string' && OWN_FILE.test(value) ? value : '';
}

/** A page's address without query, fragment and what stands behind the first part of its path: no postcode, no token. */
function maskedHref(href: unknown): string {
  const url = typeof href === 'string' ? URL.parse(href) : null;
  return url ? `${url.origin}/${url.pathname.split('/')[1] ?? ''}` : '';
}

const masked = (key: string, value: unknown): unknown => {
  if (key === 'attributes' && isValues(value))
    return Object.fromEntries(Object.entries(value).map(([name, input]) => [name, maskedAttribute(name, input)]));
  if (key === 'href') return maskedHref(value);
  return within(value);
};

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  if (!isValues(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(key, inner)]));
}

/** A recorded event without anything that could be read: alternative texts, titles, addresses, values. Texts are masked by the recorder. */
export const stripText = (event: unknown): unknown => within(event);

const NUMBER = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;

const attribute = (head: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(head)?.[1] ?? '';
const getNumber = (text: string): number => Number(NUMBER.exec(text)?.[1] ?? 0);

/** An SVG's size in CSS pixels from its own attributes; null: it has none. */
export function svgSize(svg: string): { readonly width: number; readonly height: number } | null {
  const head = /<svg[^<>]*>/.exec(svg)?.[0] ?? '';
  const [, , boxWidth = '', boxHeight = ''] = attribute(head, 'viewBox')
    .trim()
    .split(/[\s,]+/);
  const width = Math.round(getNumber(boxWidth) || getNumber(attribute(head, 'width')));
  const height = Math.round(getNumber(boxHeight) || getNumber(attribute(head, 'height')));
  return width > 0 && height > 0 ? { width, height } : null;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function luminance(token: string): number {
  const hex = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`no colour --${token}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunk', 'impersonated-tint'];
/** WCAG 2.1 AA asks for 4.5 to 1 (rule LAW-09). */
const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => ['ink', 'ink-2', 'spruce', 'bad', 'ember-deep'].map((text) => [text, ground])),
  ...['surface', 'on-spruce-2'].flatMap((text) => ['spruce', 'spruce-deep'].map((ground) => [text, ground])),
  ...['ember', 'ember-deep', 'impersonated', 'bad', 'good'].map((ground) => ['surface', ground]),
  ...['good', 'warn', 'bad', 'info', 'spruce', 'impersonated'].map((tone) => [tone, `${tone}-tint`]),
  ['ember-deep', 'ember-tint'],
  ['wood-deep', 'wood-tint'],
  ['ink-2', 'wood-tint'],
  ['ink-2', 'spruce-tint'],
];

test.each(TEXT_PAIRS)('%s on %s can be read (AA, 4.5)', (text = '', ground = '') => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(GROUNDS.map((ground) => ['line-strong', ground]))(
  '%s on %s shows the edge of an input (3)',
  (edge = '', ground = '') => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  },
);

import type { Call } from './call-tree.ts';

const WIDTH = 1200;
const ROW = 17;
/** Narrower calls are left out: the file stays small. */
const NARROWEST = 6;
const CHARACTER = 6.5;

const COLOURS: readonly (readonly [owner: RegExp, colour: string])[] = [
  [/^react/, '#8ecae6'],
  [/^(apps|libs|tools)/, '#f4a261'],
  [/^(V8|node)/, '#cccccc'],
];

const colourOf = (owner: string): string => COLOURS.find(([is]) => is.test(owner))?.[1] ?? '#b7e4c7';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Calls above one another as an SVG; a call's title names its owner and its share. */
export function drawFlameGraph(root: Call, title: string): string {
  const boxes: string[] = [];
  let depth = 0;
  const draw = (call: Call, left: number, level: number): void => {
    const width = (call.totalMicros / root.totalMicros) * WIDTH;
    if (width < NARROWEST) return;
    depth = Math.max(depth, level);
    const percent = ((call.totalMicros / root.totalMicros) * 100).toFixed(1);
    const label = escapeText(call.name.slice(0, Math.floor(width / CHARACTER)));
    const [x, y] = [left.toFixed(1), level * ROW + 24];
    boxes.push(
      `<g><title>${escapeText(`${call.name} (${call.owner}) ${percent} %`)}</title>` +
        `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${colourOf(call.owner)}"/>` +
        `${label.length > 2 ? `<text x="${(left + 2).toFixed(1)}" y="${y + 12}">${label}</text>` : ''}</g>`,
    );
    let at = left;
    for (const child of [...call.calls.values()].sort((a, b) => b.totalMicros - a.totalMicros)) {
      draw(child, at, level + 1);
      at += (child.totalMicros / root.totalMicros) * WIDTH;
    }
  };
  draw(root, 0, 0);
  const height = (depth + 1) * ROW + 30;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="11">`,
    `<text x="2" y="15" font-size="13">${escapeText(title)}</text>`,
    ...boxes,
    '</svg>\n',
  ].join('\n');
}

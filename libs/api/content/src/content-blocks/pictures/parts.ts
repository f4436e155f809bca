import { COLOUR } from './drawing';

/** A spruce that stands on (x, y), `h` high. */
export function spruce(x: number, y: number, h: number, colour: string = COLOUR.spruce): string {
  const w = h * 0.42;
  const tier = (top: number, bottom: number, half: number) =>
    `M${x} ${y - h * top}L${x + w * half} ${y - h * bottom}H${x - w * half}Z`;
  return `<path d="${tier(1, 0.58, 0.28)}${tier(0.78, 0.32, 0.4)}${tier(0.54, 0.1, 0.52)}" fill="${colour}"/><rect x="${x - h * 0.03}" y="${y - h * 0.1}" width="${h * 0.06}" height="${h * 0.1}" fill="${COLOUR.woodDeep}"/>`;
}

/** A house whose bottom left corner is at (x, y), `w` wide. */
export function house(x: number, y: number, w: number, roof: string = COLOUR.ember, wall = '#ffffff'): string {
  const h = w * 0.56;
  const pane = (at: number) =>
    `<rect x="${x + w * at}" y="${y - h * 0.72}" width="${w * 0.17}" height="${w * 0.17}" rx="3" fill="${COLOUR.woodLight}"/>`;
  return `<rect x="${x + w * 0.68}" y="${y - h * 1.9}" width="${w * 0.09}" height="${h * 0.6}" fill="${COLOUR.woodDeep}"/><rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${wall}"/><path d="M${x - w * 0.1} ${y - h}L${x + w / 2} ${y - h * 1.85}L${x + w * 1.1} ${y - h}Z" fill="${roof}"/>${pane(0.12)}${pane(0.7)}<rect x="${x + w * 0.41}" y="${y - h * 0.66}" width="${w * 0.18}" height="${h * 0.66}" rx="3" fill="${COLOUR.spruce}"/>`;
}

const SHADES = ['#c69a62', '#b58449', '#d8ad70', '#a27238'];
const STEP = 24;
const ROW = 12;

const RODS = SHADES.map(
  (shade, index) => `<rect id="r${index}" x="-13" y="-5" width="26" height="10" rx="4" fill="${shade}"/>`,
).join('');

/** A heap of short rods with its base on y, `w` wide and `h` high around x; always the same. One heap per SVG. */
export function pelletHeap(x: number, y: number, w: number, h: number): string {
  const rods: string[] = [];
  for (let row = 0; row * ROW < h; row++) {
    const half = (w / 2) * (1 - ((row * ROW) / h) ** 1.4);
    for (let at = -half; at <= half; at += STEP) {
      const turn = (row * 67 + Math.round(at) * 13) % 60;
      const shade = Math.abs(row * 3 + Math.round(at / STEP)) % SHADES.length;
      rods.push(
        `<use href="#r${shade}" transform="translate(${Math.round(x + at)} ${y - 5 - row * ROW}) rotate(${turn - 30})"/>`,
      );
    }
  }
  return `<defs>${RODS}</defs><ellipse cx="${x}" cy="${y}" rx="${w / 2 + 14}" ry="7" fill="${COLOUR.ink}" opacity=".08"/>${rods.join('')}`;
}

/** The end of a log. */
export const logEnd = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${COLOUR.woodLight}" stroke="${COLOUR.woodDeep}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="none" stroke="${COLOUR.wood}" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="${r * 0.28}" fill="none" stroke="${COLOUR.wood}" stroke-width="2.5"/>`;

export const ground = (y: number, colour: string): string =>
  `<rect y="${y}" width="640" height="${360 - y}" fill="${colour}"/>`;

export const hill = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`;

export const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const flame = (x: number, y: number, h: number): string =>
  `<path d="M${x} ${y}c${-h * 0.42} 0 ${-h * 0.46} ${-h * 0.42} ${-h * 0.14} ${-h * 0.62}c${h * 0.02} ${h * 0.16} ${h * 0.1} ${h * 0.16} ${h * 0.1} ${h * 0.02}c0 ${-h * 0.18} ${h * 0.02} ${-h * 0.3} ${h * 0.12} ${-h * 0.4}c${h * 0.02} ${h * 0.3} ${h * 0.36} ${h * 0.36} ${h * 0.3} ${h * 0.68}c${-h * 0.03} ${h * 0.2} ${-h * 0.18} ${h * 0.32} ${-h * 0.38} ${h * 0.32}Z" fill="${COLOUR.ember}"/><path d="M${x} ${y}c${-h * 0.2} 0 ${-h * 0.22} ${-h * 0.22} ${-h * 0.02} ${-h * 0.46}c${h * 0.2} ${h * 0.2} ${h * 0.22} ${h * 0.46} ${h * 0.02} ${h * 0.46}Z" fill="${COLOUR.emberLight}"/>`;

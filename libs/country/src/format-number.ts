import type { Site } from './site.ts';

/** Scales by ten to the power of decimals on the decimal digits, so that 1.005 becomes 101 and not 100. */
function roundHalfUp(value: number, decimals: number): bigint {
  const digits = String(value);
  const scaled = digits.includes('e') ? value * 10 ** decimals : Number(`${digits}e${decimals}`);
  return BigInt(Math.round(scaled));
}

/**
 * '6.000' or '6’000' with the site's separators; rounds half away from zero; minus is U+2212.
 * decimals: 0 to 6. Non-finite numbers are displayed as '–'.
 */
export function formatNumber(value: number, site: Site, decimals = 0): string {
  if (!Number.isFinite(value)) return '–';
  const { group, decimal } = site.numberSigns;
  const rounded = roundHalfUp(Math.abs(value), decimals);
  const digits = rounded.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const ungrouped = whole.length % 3 || 3;
  const grouped =
    whole.slice(0, ungrouped) + whole.slice(ungrouped).replace(/\d{3}/g, (thousands) => group + thousands);
  const fraction = decimals > 0 ? decimal + digits.slice(-decimals) : '';
  return `${value < 0 && rounded > 0n ? '−' : ''}${grouped}${fraction}`;
}

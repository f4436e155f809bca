/** A version 4 UUID out of a stream, so that the same seed gives the same ids. */
export function seededUuid(random: () => number): string {
  const part = () =>
    Math.floor(random() * 0x100000000)
      .toString(16)
      .padStart(8, '0');
  const [a, b, c, d] = [part(), part(), part(), part()];
  const variant = (8 + (Number.parseInt(c.charAt(0), 16) % 4)).toString(16);
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

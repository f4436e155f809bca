/** '13,5 m³' → '13.5 m³', '1.500 kg' → '1’500 kg'; numbers of the company register stay as they are. */
export const swissNumbers = (text: string): string =>
  text
    .replace(/CHE-[\d.]+|(\d)\.(?=\d{3}(?!\d))/g, (match, digit?: string) =>
      digit === undefined ? match : `${digit}’`,
    )
    .replace(/(\d),(?=\d)/g, '$1.');

/** A name before a sentence's own full stop: 'Holzenergie e. K.' brings one, and two are none. */
export const beforeFullStop = (name: string): string => (name.endsWith('.') ? name.slice(0, -1) : name);

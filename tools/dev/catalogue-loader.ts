/** A webpack loader: a catalogue as a module that accepts its own update. */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader's default export
export default function acceptCatalogue(json: string): string {
  return `const catalogue = ${json};
export default catalogue;
export const messages = catalogue.messages;
import.meta.webpackHot?.accept();`;
}

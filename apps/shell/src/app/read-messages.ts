import type { Messages } from '@heizplatz/i18n';
import * as v from 'valibot';

const Catalogue = v.looseObject({
  messages: v.custom<Messages>((value) => typeof value === 'object' && value !== null),
});
const Module = v.union([
  Catalogue,
  v.pipe(
    v.looseObject({ default: Catalogue }),
    v.transform((module) => module.default),
  ),
]);

/** The messages of a catalogue's module, whether its JSON came as the module or as its default. Throws for anything else. */
export const readMessages = (module: unknown): Messages => v.parse(Module, module).messages;

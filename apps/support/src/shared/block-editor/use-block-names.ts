import { useLingui } from '@lingui/react/macro';
import type { FormBlock } from './forms/text-blocks';

/** What blocks are called. */
export function useBlockNames(): Readonly<Record<FormBlock['Kind'] | 'writing', string>> {
  const { t } = useLingui();
  return {
    writing: t`Text`,
    table: t`Tabelle`,
    faq: t`Fragen und Antworten`,
    quote: t`Zitat`,
    calculator: t`Rechner`,
    price: t`Tagespreis`,
    action: t`Aufruf`,
    links: t`Weiterlesen`,
    picture: t`Bild`,
  };
}

import type { CancellationRow } from '@heizplatz/contract';

type Named = Pick<CancellationRow, 'OrderNumber' | 'CustomerName' | 'DealerName'>;

/**
 * A text module's text with its placeholders in braces filled in; unknown placeholders stay, so that they are
 * visible.
 */
export function fillTextModule(text: string, { OrderNumber, CustomerName, DealerName }: Named): string {
  const values: Readonly<Record<string, string>> = { Nummer: OrderNumber, Kunde: CustomerName, Händler: DealerName };
  return text.replace(/\{(\p{L}+)\}/gu, (braces, name: string) => values[name] ?? braces);
}

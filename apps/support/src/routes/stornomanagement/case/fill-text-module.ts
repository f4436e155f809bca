import type { CancellationRow } from '@heizplatz/contract';

type Named = Pick<CancellationRow, 'OrderNumber' | 'CustomerName' | 'DealerName'>;

/** A text module's words with what stands in braces filled in; unknown braces stay, so that they are seen. */
export function fillTextModule(text: string, { OrderNumber, CustomerName, DealerName }: Named): string {
  const values: Readonly<Record<string, string>> = { Nummer: OrderNumber, Kunde: CustomerName, Händler: DealerName };
  return text.replace(/\{(\p{L}+)\}/gu, (braces, name: string) => values[name] ?? braces);
}

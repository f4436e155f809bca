import { formatMoney, type Site } from '@heizplatz/country';
import { Trans, useLingui } from '@lingui/react/macro';

interface DepositNoteProps {
  readonly deposit: number;
  readonly site: Site;
}

/** The pallets' deposit beneath a total: it comes on top and is never within (rule PRICE-04). */
export function DepositNote({ deposit, site }: DepositNoteProps) {
  if (deposit === 0) return null;
  const money = formatMoney(deposit, site);
  return (
    <p className="quiet tabular">
      <Trans>zuzüglich {money} Pfand</Trans>
    </p>
  );
}

interface Priced {
  readonly TotalPrice: number;
  readonly Deposit: number;
}

/** A total within a sentence: '2.287,23 €', '930,00 € zuzüglich 30,00 € Pfand'. */
export function useTotalText(site: Site): (priced: Priced) => string {
  const { t } = useLingui();
  return ({ TotalPrice, Deposit }) => {
    const total = formatMoney(TotalPrice, site);
    const money = formatMoney(Deposit, site);
    return Deposit === 0 ? total : t`${total} zuzüglich ${money} Pfand`;
  };
}

import { useLingui } from '@lingui/react/macro';

/** Messages for invalid values of a fuel storage. */
export function useFuelStorageIssueText(): (code: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case undefined:
        return undefined;
      case 'STOCK_ABOVE_CAPACITY':
        return t`Das ist mehr, als in das Lager passt.`;
      case 'AMOUNT_MAX':
        return t`Das ist zu viel. Bitte in Kilogramm angeben.`;
      case 'DATE_INV':
        return t`Bitte einen Tag angeben, der nicht in der Zukunft liegt und höchstens fünf Jahre her ist.`;
      default:
        return t`Bitte eine Zahl angeben.`;
    }
  };
}

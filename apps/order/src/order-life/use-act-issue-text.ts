import { useIssueText } from '@heizplatz/order-ui';
import { useLingui } from '@lingui/react/macro';

/** A field's code in words, with those that only the acts of an order have. */
export function useActIssueText(): (code: string | undefined) => string | undefined {
  const { t } = useLingui();
  const commonText = useIssueText();
  return (code) => {
    switch (code) {
      case 'DATE_INV':
        return t`Bitte geben Sie einen möglichen Tag an.`;
      case 'DATE_PAST':
        return t`Dieser Tag ist vorbei.`;
      case 'TIME_INV':
        return t`Bitte geben Sie eine Uhrzeit an.`;
      case 'TIME_ORDER':
        return t`Das Ende muss nach dem Anfang liegen.`;
      case 'AMOUNT_REQ':
      case 'AMOUNT_MIN':
        return t`Bitte geben Sie die gelieferte Menge an.`;
      case 'AMOUNT_MAX':
        return t`Diese Menge ist zu groß.`;
      case 'FILE_TYPE':
        return t`Diese Datei kann nicht gelesen werden.`;
      case 'TOO_LARGE':
        return t`Die Datei ist größer als 5 MB.`;
      default:
        return commonText(code);
    }
  };
}

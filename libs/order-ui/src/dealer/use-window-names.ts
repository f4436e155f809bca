import { useLingui } from '@lingui/react/macro';

/** Labels of the window's fields, for error summaries. */
export function useWindowNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return { Date: t`Tag`, From: t`von`, To: t`bis`, Note: t`Nachricht an den Kunden` };
}

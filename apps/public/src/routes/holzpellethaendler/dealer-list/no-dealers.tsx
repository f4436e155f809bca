import { DEALERS_PATH } from '@heizplatz/routes';
import { EmptyState, LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export function NoDealers() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Hierher liefert zurzeit kein Händler`}
      action={
        <LinkButton href={DEALERS_PATH}>
          <Trans>Alle Händler ansehen</Trans>
        </LinkButton>
      }
    >
      <Trans>Versuchen Sie es mit einer Postleitzahl in der Nähe, oder sehen Sie alle Händler an.</Trans>
    </EmptyState>
  );
}

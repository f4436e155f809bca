import { Button, Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

export function PrintButton() {
  return (
    <Button size="small" onClick={() => window.print()}>
      <Icon name="print" size={18} />
      <Trans>Drucken</Trans>
    </Button>
  );
}

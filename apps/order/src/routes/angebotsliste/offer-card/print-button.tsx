import { Button, Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

export function PrintButton() {
  return (
    <Button variant="quiet" size="small" className="script-only" onClick={() => window.print()}>
      <Icon name="print" size={18} />
      <Trans>Liste drucken</Trans>
    </Button>
  );
}

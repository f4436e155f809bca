import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { Dialog } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { listAddress } from '../list/list-address';
import { useKeepQuery } from '../list/kept-query';
import { SettingsFooter } from './settings-footer';
import { SettingsForm } from './settings-form';
import { useCloseSettings } from './use-close-settings';
import { useLiveCount } from '../calculation/use-live-count';
import { useSurcharges } from '../surcharges/use-surcharges';
import { raiseAmount } from '../alternatives/raise-amount';

interface SettingsDialogProps {
  readonly group: ProductGroup;
  readonly init: InitConfiguration;
  /** What the list shows. */
  readonly configuration: ListConfiguration;
  readonly firstDay: string;
}

/** Everything that can be set for a product group (query openSettings=1); a sheet on narrow screens. */
export function SettingsDialog({ group, init, configuration, firstDay }: SettingsDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const close = useCloseSettings(configuration);
  const [draft, setDraft] = useState(configuration);
  const surcharges = useSurcharges(configuration);
  const query = raiseAmount(draft);
  const live = useLiveCount(query);

  function apply() {
    if (listAddress(query) === listAddress(configuration)) close();
    else void navigate(keepQuery(listAddress(query)), { replace: true, preventScrollReset: true });
  }
  return (
    <Dialog
      open
      sheet
      width={800}
      onClose={close}
      title={<Trans>Optionen</Trans>}
      footer={<SettingsFooter formId={formId} configuration={configuration} live={live} onReset={setDraft} />}
    >
      <SettingsForm
        id={formId}
        group={group}
        init={init}
        draft={draft}
        query={query}
        surcharges={surcharges}
        firstDay={firstDay}
        onDraft={setDraft}
        onApply={apply}
      />
    </Dialog>
  );
}

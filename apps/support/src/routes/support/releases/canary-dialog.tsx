import { useApi } from '@heizplatz/api-client';
import { CALLS, type PublishedRelease } from '@heizplatz/contract';
import { COUNTRY_IDS, SITES } from '@heizplatz/country';
import { Dialog, SelectField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReasonForm } from '../../../shared/staff-form/reason-form';

interface CanaryDialogProps {
  readonly row: PublishedRelease;
  readonly serving: string | null;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

const PERCENTS = ['1', '5', '10', '25', '50'];

/** A share of the visitors gets a version, in all countries or in one. */
export function CanaryDialog({ row, serving, reload, onClose }: CanaryDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const [percent, setPercent] = useState('10');
  const [country, setCountry] = useState('');
  const { Remote, RemoteName, Version } = row;
  async function save(Reason: string) {
    const Sites = COUNTRY_IDS.filter((id) => String(id) === country);
    try {
      await api(CALLS.startCanary, {
        body: { Remote, Version, ServingVersion: serving, Percent: Number(percent), Sites, Reason },
      });
    } finally {
      await reload();
    }
    onClose();
    show({ tone: 'good', text: t`${RemoteName}: ${Version} läuft zur Probe.` });
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>{RemoteName}: Version zur Probe</Trans>}>
      <p>
        <Trans>
          Ein Teil der Besucher bekommt {Version}. Scheitern dort deutlich mehr Besuche als daneben, wird sie von selbst
          zurückgenommen.
        </Trans>
      </p>
      <ReasonForm name="probe" submitText={t`Probe beginnen`} placeholder={t`Neue Kasse`} save={save}>
        <SelectField
          name="Percent"
          label={t`Anteil der Besucher`}
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
          options={PERCENTS.map((value) => ({ value, label: `${value} %` }))}
        />
        <SelectField
          name="Sites"
          label={t`Land`}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
          options={[
            { value: '', label: t`alle` },
            ...COUNTRY_IDS.map((id) => ({ value: String(id), label: SITES[id].countryName })),
          ]}
        />
      </ReasonForm>
    </Dialog>
  );
}

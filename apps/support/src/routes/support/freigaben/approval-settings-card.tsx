import { useApi, useCall } from '@heizplatz/api-client';
import {
  APPROVAL_KIND_LABELS,
  type ApprovalKind,
  CALLS,
  type CallResponse,
  CORRECTION_ALONE_MAX,
  OTHER_CODE,
} from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, Chip, Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabels } from '../../../shared/labels/use-labels';
import { ReasonForm } from '../../../shared/staff-form/reason-form';
import styles from './approvals.module.css';

type Setting = CallResponse<typeof CALLS.approvalSettings>['Settings'][number];

interface SwitchProps {
  readonly setting: Setting;
  readonly mayChange: boolean;
  readonly change: (kind: ApprovalKind, isOn: boolean, reason: string) => Promise<unknown>;
}

function Switch({ setting, mayChange, change }: SwitchProps) {
  const { t } = useLingui();
  const site = useSite();
  const { Kind, IsOn, ChangedBy, ChangedAt } = setting;
  const label = useLabels(APPROVAL_KIND_LABELS)[Kind];
  const descriptions: Readonly<Record<Setting['Kind'], string>> = {
    prices: t`Preise, die Mitarbeiter setzen oder hochladen; sie warten bei den Preisimporten. Sprünge gibt immer jemand anderes frei.`,
    rates: t`Umsatzsteuer und Provisionen`,
    adverts: t`Freigaben von Anzeigen; neue, geänderte und verlängerte Kampagnen. Pausen gelten sofort.`,
    corrections: t`Korrekturen der Provision. Über ${CORRECTION_ALONE_MAX} am Tag und Händler gibt sie immer jemand anderes frei.`,
    other: t`Diese Art kennt diese Ansicht noch nicht.`,
  };
  return (
    <li className={styles.setting}>
      <p>
        <strong>{label}</strong>{' '}
        <Chip tone={IsOn ? 'good' : 'sunk'}>{IsOn ? <Trans>zu zweit</Trans> : <Trans>allein</Trans>}</Chip>
      </p>
      <p className="quiet">
        {descriptions[Kind]}
        {ChangedBy && ChangedAt && ` · ${ChangedBy}, ${formatTime(ChangedAt, site)}`}
      </p>
      <div className={styles.switch}>
        {mayChange && Kind !== OTHER_CODE && (
          <Disclosure key={String(IsOn)} summary={IsOn ? t`${label}: ausschalten` : t`${label}: einschalten`}>
            <ReasonForm
              name={`schalter-${Kind}-${IsOn ? 'off' : 'on'}`}
              submitText={IsOn ? t`Ausschalten` : t`Einschalten`}
              save={(Reason) => change(Kind, !IsOn, Reason)}
            />
          </Disclosure>
        )}
      </div>
    </li>
  );
}

/** For which changes a second person is needed; admins switch it. */
export function ApprovalSettingsCard({ mayChange }: { readonly mayChange: boolean }) {
  const api = useApi();
  const { data, mutate } = useCall(CALLS.approvalSettings, {});
  if (!data) return null;
  const change = async (Kind: ApprovalKind, IsOn: boolean, Reason: string) =>
    mutate(await api(CALLS.saveApprovalSetting, { body: { Kind, IsOn, Reason } }), { revalidate: false });
  return (
    <Card as="section" aria-labelledby="vier-augen">
      <CardHeader titleId="vier-augen" title={<Trans>Vier Augen</Trans>} />
      <ul className={styles.settings}>
        {data.Settings.map((setting) => (
          <Switch key={setting.Kind} setting={setting} mayChange={mayChange} change={change} />
        ))}
      </ul>
    </Card>
  );
}

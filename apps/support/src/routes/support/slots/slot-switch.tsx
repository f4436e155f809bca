import { useApi } from '@heizplatz/api-client';
import { CALLS, type StaffSlot } from '@heizplatz/contract';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../shared/staff-form/reason-form';

interface SlotSwitchProps {
  readonly slot: StaffSlot;
  readonly onSaved: (fresh: StaffSlot) => void;
}

/** Emergency off: nothing is displayed there any more, whatever is booked; and on again. */
export function SlotSwitch({ slot, onSaved }: SlotSwitchProps) {
  const { t } = useLingui();
  const api = useApi();
  const save = async (Reason: string) =>
    onSaved(await api(CALLS.switchSlot, { body: { SlotId: slot.Id, IsOn: !slot.IsOn, Reason } }));
  return (
    <Card as="section" aria-labelledby="schalten">
      <CardHeader titleId="schalten" title={slot.IsOn ? <Trans>Not-Aus</Trans> : <Trans>Wieder einschalten</Trans>} />
      <ReasonForm name="switch" submitText={slot.IsOn ? t`Sofort ausschalten` : t`Einschalten`} save={save}>
        <p className="quiet">
          {slot.IsOn ? (
            <Trans>Der Platz bleibt leer, was auch gebucht ist: auf allen Servern innerhalb einer Sekunde.</Trans>
          ) : (
            <Trans>Der Platz zeigt sofort wieder, was gebucht ist.</Trans>
          )}
        </p>
      </ReasonForm>
    </Card>
  );
}

import { useApi } from '@heizplatz/api-client';
import { CALLS, type StaffDealer } from '@heizplatz/contract';
import { classNames, Disclosure, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import styles from '../dealers.module.css';

interface LockFormProps {
  readonly dealer: StaffDealer;
  readonly onSaved: (saved: StaffDealer) => void;
}

/** Takes a dealer out of all offers at once, or back in; the reason stands in the log. */
export function LockForm({ dealer, onSaved }: LockFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const isLocked = dealer.Lock !== null;
  const form = useStaffForm({
    name: 'lock',
    schema: toBody(CALLS.lockDealer),
    values: { Reason: '' },
    version: dealer.Version,
    read: (values, Version) => ({ DealerId: dealer.Id, Version, Locks: !isLocked, Reason: values['Reason'] }),
    save: async (body) => onSaved(await api(CALLS.lockDealer, { body })),
  });
  return (
    <Disclosure variant="boxed" summary={isLocked ? t`Händler entsperren` : t`Händler sperren`}>
      <p className={classNames('quiet', styles.note)}>
        {isLocked ? (
          <Trans>Seine Angebote erscheinen sofort wieder.</Trans>
        ) : (
          <Trans>Seine Angebote verschwinden sofort aus allen Listen. Laufende Bestellungen bleiben bestehen.</Trans>
        )}
      </p>
      <StaffForm form={form} labels={{ Reason: t`Grund` }} submitText={isLocked ? t`Entsperren` : t`Sperren`}>
        <TextField {...form.field('Reason')} size="small" label={t`Grund`} hint={t`Steht im Protokoll.`} />
      </StaffForm>
    </Disclosure>
  );
}

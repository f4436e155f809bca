import { useApi } from '@heizplatz/api-client';
import { CALLS, type StaffAdvertiser } from '@heizplatz/contract';
import { Checkbox, TextField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from './adverts.module.css';

interface AdvertiserFormProps {
  /** Null: a new one. */
  readonly advertiser: StaffAdvertiser | null;
  readonly onSaved: () => void;
}

const MESSAGES = ['Name', 'Company', 'Address', 'ContactName', 'EmailAddress', 'Website', 'PartnerEmail'] as const;

/** Company, contact, website and the account that may read its statistics. */
export function AdvertiserForm({ advertiser, onSaved }: AdvertiserFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const labels = {
    ...{ Name: t`Name`, Company: t`Firma`, Address: t`Anschrift`, ContactName: t`Ansprechpartner` },
    ...{ EmailAddress: t`E-Mail`, Website: t`Website`, PartnerEmail: t`Konto für eigene Zahlen` },
    IsBlocked: t`Gesperrt`,
  };
  const form = useStaffForm({
    name: `advertiser-${advertiser?.Id ?? 'new'}`,
    schema: toBody(CALLS.saveAdvertiser),
    version: advertiser?.Version ?? 0,
    values: {
      ...Object.fromEntries(MESSAGES.map((name) => [name, advertiser?.[name] ?? ''])),
      IsBlocked: advertiser?.IsBlocked ? 'on' : '',
    },
    read: (values, Version) => ({
      ...values,
      ...{ AdvertiserId: advertiser?.Id ?? null, Version, IsBlocked: values['IsBlocked'] === 'on' },
    }),
    save: async (body) => {
      await api(CALLS.saveAdvertiser, { body });
      show({ tone: 'good', text: t`${body.Name}: gespeichert` });
      onSaved();
    },
  });
  const hints: Partial<Record<(typeof MESSAGES)[number], string>> = {
    Website: t`mit https://`,
    PartnerEmail: t`E-Mail eines Kontos mit der Rolle Werbepartner; leer: keines`,
  };
  return (
    <StaffForm form={form} labels={labels} submitVariant="secondary">
      <div className={styles.grid}>
        {MESSAGES.map((name) => (
          <TextField key={name} {...form.field(name)} size="small" label={labels[name]} hint={hints[name]} />
        ))}
      </div>
      <Checkbox {...form.box('IsBlocked')} variant="compact" label={labels.IsBlocked} />
    </StaffForm>
  );
}

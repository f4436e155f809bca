import { useApi } from '@heizplatz/api-client';
import { AssignWithdrawal, CALLS } from '@heizplatz/contract';
import { Card, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from '../../../shared/staff-page/case-panel.module.css';
import type { WithdrawalProps } from './withdrawal-props';

/** Which order is meant, or that the one it waits for is; it is withdrawn with the time at which the declaration came in. */
export function AssignForm({ row, reload }: WithdrawalProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const form = useStaffForm({
    name: 'assign-withdrawal',
    schema: AssignWithdrawal,
    values: { OrderNumber: row.Order?.OrderNumber ?? '' },
    version: row.Version,
    read: (values, Version) => ({ ...values, WithdrawalId: row.Id, Version }),
    save: async (body) => {
      await api(CALLS.assignWithdrawal, { body });
      show({ tone: 'good', text: t`Der Widerruf ist zugeordnet. Kunde und Händler wissen Bescheid.` });
      await reload();
    },
  });
  return (
    <Card as="section" className={styles.part} aria-label={t`Bestellung zuordnen`}>
      <h3>
        <Trans>Bestellung zuordnen</Trans>
      </h3>
      <StaffForm form={form} labels={{ OrderNumber: t`Bestellnummer` }} submitText={t`Zuordnen und widerrufen`}>
        <TextField
          {...form.field('OrderNumber')}
          label={t`Bestellnummer`}
          hint={t`Für die Frist zählt der Eingang der Erklärung.`}
          maxLength={40}
        />
      </StaffForm>
    </Card>
  );
}

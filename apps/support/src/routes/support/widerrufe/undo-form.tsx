import { useApi } from '@heizplatz/api-client';
import { CALLS, UndoWithdrawal } from '@heizplatz/contract';
import { Card, TextArea, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from '../../../shared/staff-page/case-panel.module.css';
import type { WithdrawalProps } from './withdrawal-props';

/** That it did not come from the customer: its order stands again. */
export function UndoForm({ row, reload }: WithdrawalProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const form = useStaffForm({
    name: 'undo-withdrawal',
    schema: UndoWithdrawal,
    values: { Note: '' },
    version: row.Version,
    read: (values, Version) => ({ ...values, WithdrawalId: row.Id, Version }),
    save: async (body) => {
      await api(CALLS.undoWithdrawal, { body });
      show({ tone: 'good', text: t`Der Widerruf ist zurückgenommen. Kunde und Händler wissen Bescheid.` });
      await reload();
    },
  });
  return (
    <Card as="section" className={styles.part} aria-label={t`Widerruf zurücknehmen`}>
      <h3>
        <Trans>Widerruf zurücknehmen</Trans>
      </h3>
      <StaffForm form={form} labels={{ Note: t`Vermerk` }} submitText={t`Zurücknehmen`}>
        <TextArea
          {...form.field('Note')}
          label={t`Vermerk`}
          hint={t`Woran Sie erkennen, dass er nicht vom Kunden kam. Nur Mitarbeiter lesen es.`}
          maxLength={500}
        />
      </StaffForm>
    </Card>
  );
}

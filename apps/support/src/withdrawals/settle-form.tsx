import { useApi } from '@heizplatz/api-client';
import { CALLS, SettleWithdrawal } from '@heizplatz/contract';
import { Card, TextArea, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../parts/staff-form';
import { useStaffForm } from '../parts/use-staff-form';
import styles from './withdrawal-panel.module.css';
import type { WithdrawalProps } from './withdrawal-props';

/** That nothing more is to be done, and why. */
export function SettleForm({ row, reload }: WithdrawalProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const form = useStaffForm({
    name: 'settle-withdrawal',
    schema: SettleWithdrawal,
    values: { Note: '' },
    version: row.Version,
    read: (typed, Version) => ({ ...typed, WithdrawalId: row.Id, Version }),
    save: async (body) => {
      await api(CALLS.settleWithdrawal, { body });
      show({ tone: 'good', text: t`Der Widerruf ist erledigt.` });
      await reload();
    },
  });
  return (
    <Card as="section" className={styles.part} aria-label={t`Erledigen`}>
      <h3>
        <Trans>Erledigen</Trans>
      </h3>
      <StaffForm form={form} labels={{ Note: t`Vermerk` }} submitText={t`Als erledigt vermerken`}>
        <TextArea {...form.field('Note')} label={t`Vermerk`} maxLength={500} />
      </StaffForm>
    </Card>
  );
}

import { useApi } from '@heizplatz/api-client';
import { CALLS, SettleWithdrawal } from '@heizplatz/contract';
import { Card, TextArea, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { getNumber } from '../../../shared/staff-form/form-values';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from '../../../shared/staff-page/case-panel.module.css';
import type { WithdrawalProps } from './withdrawal-props';

/** That nothing more is to be done, and why. */
export function SettleForm({ row, reload }: WithdrawalProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const form = useStaffForm({
    name: 'settle-withdrawal',
    schema: SettleWithdrawal,
    values: { Note: '', WithdrawnAmount: '' },
    version: row.Version,
    read: ({ Note, WithdrawnAmount: amount = '' }, Version) => ({
      ...{ WithdrawalId: row.Id, Note, Version },
      ...(amount.trim() !== '' && { WithdrawnAmount: getNumber(amount) }),
    }),
    save: async (body) => {
      await api(CALLS.settleWithdrawal, { body });
      show({ tone: 'good', text: t`Der Widerruf ist erledigt.` });
      await reload();
    },
  });
  const labels = { WithdrawnAmount: t`Abzug vom Preis`, Note: t`Vermerk` };
  return (
    <Card as="section" className={styles.part} aria-label={t`Erledigen`}>
      <h3>
        <Trans>Erledigen</Trans>
      </h3>
      <StaffForm form={form} labels={labels} submitText={t`Als erledigt vermerken`}>
        {row.May.TakeOffPart && (
          <TextField
            {...form.field('WithdrawnAmount')}
            label={labels.WithdrawnAmount}
            hint={t`Was Kunde und Händler für den widerrufenen Teil abziehen, mit MwSt. Beide bekommen eine E-Mail; bei einem Kredit geht der Betrag an den Kreditgeber zurück.`}
            inputMode="decimal"
            optional
          />
        )}
        <TextArea
          {...form.field('Note')}
          label={labels.Note}
          hint={t`Nur Mitarbeiter lesen den Vermerk.`}
          maxLength={500}
        />
      </StaffForm>
    </Card>
  );
}

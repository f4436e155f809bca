import { useApi } from '@heizplatz/api-client';
import { CALLS, DecideReport } from '@heizplatz/contract';
import { SelectField, TextArea, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import type { ContentReportProps } from './content-report-props';

/** What follows, and why: both sides read it. A review is hidden or changed at once. */
export function DecisionForm({ report, reload }: ContentReportProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const form = useStaffForm({
    name: 'decide-report',
    schema: DecideReport,
    values: { Outcome: '', Text: '', NewText: report.Review?.Text ?? '' },
    version: report.Version,
    read: ({ Outcome, Text, NewText }, Version) => ({
      ...{ ReportId: report.Id, Version, Outcome, Text },
      NewText: Outcome === 'changed' && report.Review ? NewText : '',
    }),
    save: async (body) => {
      await api(CALLS.decideReport, { body });
      show({ tone: 'good', text: t`Die Entscheidung gilt, und beide Seiten haben Post.` });
      await reload();
    },
  });
  const outcome = form.watch('Outcome');
  const isElsewhere = report.TargetKind !== 'review';
  return (
    <>
      <h3>
        {report.State === 'appealed' ? <Trans>Über die Beschwerde entscheiden</Trans> : <Trans>Entscheiden</Trans>}
      </h3>
      <StaffForm
        form={form}
        labels={{ Outcome: t`Entscheidung`, Text: t`Gründe`, NewText: t`Neuer Wortlaut` }}
        submitText={t`Entscheiden und mitteilen`}
      >
        <SelectField
          {...form.field('Outcome')}
          label={t`Entscheidung`}
          hint={isElsewhere ? t`Händler und Seiten ändern Sie danach an ihrem Ort.` : undefined}
          options={[
            { value: '', label: t`Auswählen …` },
            { value: 'removed', label: t`Entfernt: wird nicht mehr gezeigt` },
            { value: 'changed', label: t`Geändert: ein Teil wird anders gezeigt` },
            { value: 'kept', label: t`Bleibt, wie es verfasst wurde` },
          ]}
        />
        {outcome === 'changed' && report.Review && (
          <TextArea {...form.field('NewText')} label={t`Neuer Wortlaut`} rows={5} maxLength={2000} />
        )}
        <TextArea
          {...form.field('Text')}
          label={t`Gründe`}
          hint={t`Tatsachen und die Regel, auf der die Entscheidung beruht. Beide Seiten lesen sie.`}
          rows={5}
          maxLength={4000}
        />
      </StaffForm>
    </>
  );
}

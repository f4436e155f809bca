import { useApi } from '@heizplatz/api-client';
import { CALLS, CopyParameterRequirements, type ParameterRow } from '@heizplatz/contract';
import { Card, CardHeader, SelectField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';

interface CopyFormProps {
  /** Any row of what is copied. */
  readonly row: Pick<ParameterRow, 'CountryId' | 'ProductGroupId' | 'CustomerGroupId'> | undefined;
  readonly reload: () => Promise<unknown>;
}

/** Takes all of this goods' and customer group's settings over into another country that the person works for, instead of what counts there. */
export function CopyForm({ row, reload }: CopyFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const others = useCountryChoices().filter(({ value }) => value !== String(row?.CountryId));
  const labels = { ToCountryId: t`In welches Land` };
  const form = useStaffForm({
    name: 'parameter-uebertragen',
    schema: CopyParameterRequirements,
    values: { ToCountryId: others[0]?.value ?? '' },
    read: (values) => ({ ...row, ToCountryId: Number(values['ToCountryId']) }),
    save: async (body) => {
      const { Copied } = await api(CALLS.copyParameterRequirements, { body });
      show({ tone: 'good', text: t`Übertragen: ${Copied}` });
      await reload();
    },
  });
  if (others.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="copy">
      <CardHeader titleId="copy" title={<Trans>In ein anderes Land übertragen</Trans>} />
      <StaffForm form={form} labels={labels} submitText={t`Übertragen`} submitVariant="secondary">
        <p>
          <Trans>Ersetzt, was dort für diese Ware und Kundengruppe gilt.</Trans>
        </p>
        <SelectField {...form.field('ToCountryId')} label={labels.ToCountryId} options={others} />
      </StaffForm>
    </Card>
  );
}

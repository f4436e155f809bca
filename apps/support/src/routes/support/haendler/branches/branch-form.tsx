import { useApi } from '@heizplatz/api-client';
import { CALLS, type CallResponse, type CountryId, type StaffBranch } from '@heizplatz/contract';
import { Checkbox, Disclosure, Fieldset, TextArea, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { zipRangeExample } from '../../../../shared/staff-form/zip-range-example';
import { AreaMap } from './area-map';
import { branchBody, branchValues, getAreas, savedBranchValues } from './branch-values';
import styles from '../dealers.module.css';

export type BranchOptions = CallResponse<typeof CALLS.staffBranches>['Options'];

interface BranchFormProps {
  readonly dealerId: number;
  readonly countryId: CountryId;
  /** Null: a new one. */
  readonly branch: StaffBranch | null;
  readonly options: BranchOptions;
  readonly onSaved: (saved: StaffBranch) => void;
}

/** Place, days, area and options of a branch, saved together. */
export function BranchForm({ dealerId, countryId, branch, options, onSaved }: BranchFormProps) {
  const { t } = useLingui();
  const example = zipRangeExample(countryId);
  const api = useApi();
  const ids = options.map(({ Id }) => Id);
  const days = [t`Montag`, t`Dienstag`, t`Mittwoch`, t`Donnerstag`, t`Freitag`, t`Samstag`];
  const form = useStaffForm({
    name: `branch${branch?.Id ?? ''}`,
    schema: toBody(CALLS.saveBranch),
    values: branchValues(branch, ids),
    version: branch?.Version ?? 0,
    read: (values, Version) => ({
      DealerId: dealerId,
      BranchId: branch?.Id ?? null,
      Version,
      ...branchBody(values, ids),
    }),
    toValues: (current) => savedBranchValues(current, ids),
    save: async (body) => onSaved(await api(CALLS.saveBranch, { body })),
  });
  const labels: Record<string, string> = {
    Key: t`Schlüssel in Preisdateien`,
    ZipCode: t`Postleitzahl des Lagers`,
    LeadWorkingDays: t`Vorlauf in Werktagen`,
    StoppedUntil: t`Keine Bestellungen bis`,
    Areas: t`Liefergebiet`,
    ...Object.fromEntries(days.map((day, at) => [`Day${at + 1}`, day])),
    ...Object.fromEntries(options.map(({ Id, Name }) => [`Option${Id}`, Name])),
  };
  const groups = [...new Set(options.map(({ Group }) => Group))];
  return (
    <StaffForm form={form} labels={labels}>
      <div className={styles.grid}>
        <TextField {...form.field('Key')} size="small" label={labels['Key']} readOnly={branch !== null} />
        <TextField {...form.field('ZipCode')} size="small" label={labels['ZipCode']} inputMode="numeric" />
        <TextField
          {...form.field('LeadWorkingDays')}
          size="small"
          label={labels['LeadWorkingDays']}
          inputMode="numeric"
        />
        <TextField {...form.field('StoppedUntil')} type="date" size="small" label={labels['StoppedUntil']} optional />
      </div>
      <Fieldset legend={t`Liefertage`}>
        <div className={styles.row}>
          {days.map((day, at) => (
            <Checkbox key={day} {...form.box(`Day${at + 1}`)} variant="compact" label={day} />
          ))}
        </div>
      </Fieldset>
      <TextArea
        {...form.field('Areas')}
        label={labels['Areas']}
        hint={t`Eine Zeile je Bereich, zum Beispiel „${example} Zone 0“. Die Zone bestimmt den Aufschlag in den Preisen.`}
        rows={Math.min(12, Math.max(4, form.watch('Areas').split('\n').length))}
      />
      <AreaMap countryId={countryId} before={branch?.Areas ?? []} after={getAreas(form.watch('Areas'))} />
      <Disclosure variant="boxed" summary={<Trans>Optionen und ihre Preise</Trans>}>
        <p className="quiet">
          <Trans>Netto je Lieferstelle. Leer: nicht angeboten; übliche Optionen kosten dann nichts.</Trans>
        </p>
        {groups.map((group) => (
          <Fieldset key={group} legend={group}>
            <div className={styles.grid}>
              {options
                .filter(({ Group }) => Group === group)
                .map(({ Id, Name }) => (
                  <TextField key={Id} {...form.field(`Option${Id}`)} size="small" label={Name} inputMode="decimal" />
                ))}
            </div>
          </Fieldset>
        ))}
      </Disclosure>
    </StaffForm>
  );
}

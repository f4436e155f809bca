import { useApi } from '@heizplatz/api-client';
import { CALLS, type StaffAnnouncement } from '@heizplatz/contract';
import { Checkbox, Notice, SelectField, TextArea, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { announcementBody, announcementValues, savedAnnouncementValues } from './announcement-values';
import styles from './prompts.module.css';
import { useAnnouncementLabels } from '../../../../shared/announcements/use-prompt-labels';
import { toOptions } from '../../../../shared/labels/to-options';

interface AnnouncementFormProps {
  /** Null: a new one. */
  readonly announcement: StaffAnnouncement | null;
  readonly now: string;
  readonly onSaved: (saved: StaffAnnouncement) => void;
}

const TONES = ['info', 'good', 'warn'] as const;

/** A prompt as visitors will see it, above the fields that make it. */
export function AnnouncementForm({ announcement, now, onSaved }: AnnouncementFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { places, tones } = useAnnouncementLabels();
  const form = useStaffForm({
    name: 'prompt',
    schema: toBody(CALLS.savePrompt),
    values: announcementValues(announcement, now),
    version: announcement?.Version ?? 0,
    read: (values, version) => announcementBody(values, announcement?.Id ?? null, version),
    toValues: savedAnnouncementValues,
    save: async (body) => onSaved(await api(CALLS.savePrompt, { body })),
  });
  const labels = {
    ...{ CountryId: t`Land`, Place: t`Ort`, Tone: t`Ton`, Title: t`Titel`, Text: t`Text`, Href: t`Link auf` },
    ...{ LinkText: t`Text des Links`, IsDraft: t`Entwurf, für niemanden zu sehen`, StartsAt: t`Von`, EndsAt: t`Bis` },
  };
  const getOptions = (messages: Readonly<Record<string, string>>) => toOptions(messages);
  const { Title = '', Text = '', Href = '', LinkText = '' } = form.watch();
  return (
    <>
      <div className={styles.preview}>
        <Notice tone={TONES.find((tone) => tone === form.watch('Tone')) ?? 'info'} title={Title || t`Titel`}>
          <p>
            {Text || t`Text`} {Href && LinkText && <TextLink href={Href}>{LinkText}</TextLink>}
          </p>
        </Notice>
      </div>
      <StaffForm form={form} labels={labels}>
        <div className={styles.grid}>
          <SelectField {...form.field('CountryId')} label={labels.CountryId} options={useCountryChoices()} />
          <SelectField {...form.field('Place')} label={labels.Place} options={getOptions(places)} />
          <SelectField {...form.field('Tone')} label={labels.Tone} options={getOptions(tones)} />
        </div>
        <TextField {...form.field('Title')} label={labels.Title} maxLength={80} />
        <TextArea {...form.field('Text')} label={labels.Text} maxLength={400} rows={3} />
        <div className={styles.grid}>
          <TextField {...form.field('Href')} label={labels.Href} optional maxLength={500} />
          <TextField {...form.field('LinkText')} label={labels.LinkText} optional maxLength={60} />
        </div>
        <div className={styles.grid}>
          <TextField {...form.field('StartsAt')} type="datetime-local" label={labels.StartsAt} />
          <TextField
            {...form.field('EndsAt')}
            type="datetime-local"
            label={labels.EndsAt}
            optional
            hint={t`Leer: bis jemand ihn beendet.`}
          />
        </div>
        <Checkbox {...form.box('IsDraft')} variant="compact" label={labels.IsDraft} />
        <p className="quiet">
          <Trans>Gilt sofort auf allen Seiten; Beginn und Ende nach der Uhr des Landes.</Trans>
        </p>
      </StaffForm>
    </>
  );
}

import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS, type CountryId, type StaffPage } from '@heizplatz/contract';
import { SelectField, TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import { MediaChoice } from '../../../../shared/media-choice/media-choice';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import styles from '../../../../shared/content-release/cms.module.css';
import { usePageLabels } from '../../../../shared/content-release/page-labels';
import { SearchPreview } from './search-preview';

interface TextFormProps {
  /** Null: a new one. */
  readonly page: StaffPage | null;
  readonly countryId: CountryId;
  /** The version that the texts were loaded from, or the one that the user's own actions have created since. */
  readonly baseVersion?: number;
  readonly onSaved: (saved: StaffPage) => Promise<unknown>;
}

const EMPTY = {
  Kind: 'page',
  Path: '/',
  Topic: '',
  Title: '',
  Description: '',
  ValidFrom: '',
  PictureKey: '',
} as const;

/** Address, title and description of a page; the other fields count for a new one alone. */
export function TextForm({ page, countryId, baseVersion = 0, onSaved }: TextFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { kinds } = usePageLabels();
  const { data: topics = [] } = useCall(CALLS.staffNewsTopics, {});
  const { Kind, Path, Topic, Title, Description, ValidFrom, PictureKey } = page ?? EMPTY;
  const form = useStaffForm({
    name: 'page',
    schema: toBody(CALLS.savePage),
    values: {
      ...{ CountryId: String(countryId), Kind, Path, Topic: Topic ?? '', Title, Description },
      ...{ ValidFrom: ValidFrom ?? '', PictureKey: PictureKey ?? '' },
    },
    version: page?.Version ?? 0,
    read: (values, Version) => ({
      ...values,
      ...{ PageId: page?.Id ?? null, Version: Math.max(Version, baseVersion), CountryId: Number(values['CountryId']) },
      Topic: values['Kind'] === 'info' ? values['Topic'] || null : null,
      ValidFrom: values['Kind'] === 'legal' ? values['ValidFrom'] || null : null,
      PictureKey: values['PictureKey'] || null,
    }),
    save: async (body) => onSaved(await api(CALLS.savePage, { body })),
  });
  const labels = {
    ...{ CountryId: t`Land`, Kind: t`Art`, Path: t`Adresse`, Topic: t`Thema`, Title: t`Titel` },
    ...{ Description: t`Beschreibung`, ValidFrom: t`Gilt ab`, PictureKey: t`Bild der Seite` },
  };
  const values = form.watch();
  const picture = form.choice('PictureKey');
  const countries = useCountryChoices();
  const kindOptions = (['page', 'info', 'legal'] as const).map((value) => ({ value, label: kinds[value] }));
  const origin = page ? page.Address.slice(0, page.Address.length - page.Path.length) : '';
  return (
    <StaffForm form={form} labels={labels} submitText={page ? t`Angaben speichern` : t`Seite anlegen`}>
      {!page && (
        <div className={styles.grid}>
          <SelectField {...form.field('CountryId')} size="small" label={labels.CountryId} options={countries} />
          <SelectField {...form.field('Kind')} size="small" label={labels.Kind} options={kindOptions} />
        </div>
      )}
      <TextField {...form.field('Title')} label={labels.Title} maxLength={120} autoComplete="off" />
      <TextField
        {...form.field('Path')}
        label={labels.Path}
        readOnly={page?.IsPathFixed}
        hint={
          page?.IsPathFixed
            ? t`Steht fest: andere Seiten, Mails und Papiere nennen sie.`
            : t`Kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel /info-center/lager-planen. Die alte Adresse leitet auf die neue weiter.`
        }
        maxLength={200}
        autoComplete="off"
      />
      <TextArea
        {...form.field('Description')}
        label={labels.Description}
        hint={t`Für Suchmaschinen und Listen, höchstens 160 Zeichen.`}
        maxLength={160}
      />
      <MediaChoice
        id={picture.id}
        label={labels.PictureKey}
        value={picture.value}
        error={picture.error}
        withoutText={t`ohne`}
        onChoose={(key) => form.setValue('PictureKey', key)}
      />
      {values['Kind'] === 'info' && (
        <SelectField
          {...form.field('Topic')}
          size="small"
          label={labels.Topic}
          options={[
            { value: '', label: t`Bitte wählen` },
            ...topics.map(({ Key, Name }) => ({ value: Key, label: Name })),
          ]}
        />
      )}
      {values['Kind'] === 'legal' && (
        <TextField
          {...form.field('ValidFrom')}
          type="date"
          size="small"
          label={labels.ValidFrom}
          hint={t`Vor diesem Tag ist die Fassung nicht zu sehen; ältere bleiben lesbar.`}
        />
      )}
      <SearchPreview
        title={values['Title'] ?? ''}
        description={values['Description'] ?? ''}
        address={origin + (values['Path'] ?? '')}
      />
    </StaffForm>
  );
}

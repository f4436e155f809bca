import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS, type CountryId, type StaffAdvert } from '@heizplatz/contract';
import { Card, Disclosure, RadioGroup, SelectField, TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { toOptions } from '../../../shared/labels/to-options';
import { toBody, type FormValues } from '@heizplatz/form-ui';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import { AdvertPicture } from './advert-picture';
import { AdvertPreviewCard } from './advert-preview-card';
import {
  type AdvertTemplate,
  EMPTY_TEMPLATE,
  parseTemplate,
  renderTemplateHtml,
  renderTemplateStyles,
  TEMPLATE_KINDS,
} from './advert-template';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './adverts.module.css';
import { TemplateForm } from './template-form';

const NAMES = [
  ...['Name', 'AdvertiserId', 'SlotTypeId', 'LandingUrl', 'OnBehalfOf', 'PaidBy', 'Reason', 'Html', 'Styles'],
] as const;

const START: FormValues = {
  ...{ Name: '', AdvertiserId: '', SlotTypeId: '1', LandingUrl: 'https://', OnBehalfOf: '', PaidBy: '', Reason: '' },
  ...{ Html: renderTemplateHtml(EMPTY_TEMPLATE, ''), Styles: renderTemplateStyles(EMPTY_TEMPLATE) },
};

const toValues = (advert: StaffAdvert | null): FormValues =>
  advert ? Object.fromEntries(NAMES.map((name) => [name, String(Reflect.get(advert, name) ?? '')])) : START;

interface AdvertFormProps {
  /** Null: a new one. */
  readonly advert: StaffAdvert | null;
  readonly countryId: CountryId;
  readonly onSaved: (saved: StaffAdvert) => void;
}

/** All of an advert: its content, its target, on whose behalf and why; the input is previewed beside it. */
export function AdvertForm({ advert, countryId, onSaved }: AdvertFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { sizes } = useAdvertLabels();
  const { data: advertisers = [] } = useCall(CALLS.staffAdvertisers, {});
  const labels = {
    ...{ Name: t`Name der Anzeige`, AdvertiserId: t`Werbekunde`, SlotTypeId: t`Größe`, LandingUrl: t`Zieladresse` },
    ...{ OnBehalfOf: t`Im Auftrag von`, PaidBy: t`Bezahlt von`, Reason: t`Warum sie gezeigt wird` },
    ...{ Html: t`Inhalt (HTML)`, Styles: t`Gestaltung (CSS)` },
  };
  const form = useStaffForm({
    name: 'advert',
    schema: toBody(CALLS.saveAdvert),
    values: toValues(advert),
    version: advert?.Version ?? 0,
    read: (values, Version) => ({
      ...values,
      ...{ AdvertId: advert?.Id ?? null, Version, CountryId: countryId },
      AdvertiserId: values['AdvertiserId'] ? Number(values['AdvertiserId']) : undefined,
      SlotTypeId: Number(values['SlotTypeId']),
    }),
    save: async (body) => onSaved(await api(CALLS.saveAdvert, { body })),
  });
  // An advert that was made from the template opens in it.
  const [template, setTemplate] = useState(() => (advert ? parseTemplate(advert.Html, advert.Styles) : EMPTY_TEMPLATE));
  const writeTemplate = (written: AdvertTemplate) => {
    setTemplate(written);
    const Html = renderTemplateHtml(written, form.getValues()['LandingUrl'] ?? '');
    form.setValues({ ...form.getValues(), Html, Styles: renderTemplateStyles(written) });
  };
  const chooseContent = (chosen: string) => {
    const kind = TEMPLATE_KINDS.find((name) => name === chosen);
    if (!kind) return setTemplate(null);
    // From one template to another the input stays; markup of one's own is replaced by what is written then.
    if (template) return writeTemplate({ ...template, kind });
    const { Html = '', Styles = '' } = form.getValues();
    setTemplate({ ...(parseTemplate(Html, Styles) ?? EMPTY_TEMPLATE), kind });
  };
  const names = [
    { value: '', label: t`bitte wählen` },
    ...advertisers.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
  ];
  const display = (name: string, value: string) =>
    name === 'AdvertiserId' ? (names.find((one) => one.value === value)?.label ?? value) : value;
  const text = (name: keyof typeof labels, rest: object = {}) => (
    <TextField {...form.field(name)} {...rest} size="small" label={labels[name]} />
  );
  const markup = (
    <div className={layout.stack}>
      <TextArea
        {...form.field('Html')}
        label={labels.Html}
        rows={10}
        spellCheck={false}
        hint={t`Der Server lässt nur Text, Listen, Links und eigene Bilder übrig. „Anzeige“ und der Auftraggeber stehen immer dabei.`}
      />
      <TextArea
        {...form.field('Styles')}
        label={labels.Styles}
        rows={10}
        spellCheck={false}
        hint={t`Für Breiten gilt @container, nicht das Fenster. Nichts wird geladen außer eigenen Bildern.`}
      />
    </div>
  );
  return (
    <div className={layout.columns}>
      <Card as="section" aria-label={t`Anzeige bearbeiten`}>
        <StaffForm form={form} labels={labels} view={display}>
          <div className={styles.grid}>
            {text('Name')}
            <SelectField {...form.field('AdvertiserId')} size="small" label={labels.AdvertiserId} options={names} />
            <SelectField
              {...form.field('SlotTypeId')}
              size="small"
              label={labels.SlotTypeId}
              options={toOptions(sizes)}
            />
            {text('LandingUrl', { hint: t`https oder ein Pfad bei uns; Links führen nur dorthin` })}
            {text('OnBehalfOf', { hint: t`Firma oder Person, steht bei der Anzeige` })}
            {text('PaidBy', { optional: true, hint: t`nur wenn jemand anderes bezahlt` })}
          </div>
          {text('Reason', { hint: t`Ein Satz, den Besucher unter „Warum?“ lesen` })}
          <RadioGroup
            legend={t`Inhalt`}
            name="content"
            variant="compact"
            value={template?.kind ?? 'html'}
            options={[
              { value: 'teaser', label: t`Teaser: Bild, Überschrift und Text` },
              { value: 'strip', label: t`Textstreifen: eine Zeile ohne Bild` },
              { value: 'offer', label: t`Angebot: Ware mit Preis` },
              { value: 'html', label: t`als HTML` },
            ]}
            onValueChange={chooseContent}
          />
          {template && <TemplateForm template={template} onChange={writeTemplate} />}
          {template ? <Disclosure summary={t`Erzeugtes HTML und CSS`}>{markup}</Disclosure> : markup}
          {!template && <AdvertPicture />}
        </StaffForm>
      </Card>
      <AdvertPreviewCard advert={advert} values={form.watch()} template={template} />
    </div>
  );
}

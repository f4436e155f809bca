import { Button, SelectField, TextArea, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AdvertPicture } from './advert-picture';
import { type AdvertTemplate, PALETTE_NAMES } from './advert-template';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './adverts.module.css';

interface TemplateFormProps {
  readonly template: AdvertTemplate;
  readonly onChange: (template: AdvertTemplate) => void;
}

/** Picture, headline, text, button and colours of an advert; markup and style sheet are made of them. */
export function TemplateForm({ template, onChange }: TemplateFormProps) {
  const { t } = useLingui();
  const palettes = { spruce: t`Fichte`, ember: t`Glut`, wood: t`Holz`, dark: t`Fichte, dunkel` } as const;
  const put = (change: Partial<AdvertTemplate>) => onChange({ ...template, ...change });
  const { kind } = template;
  return (
    <div className={layout.stack} role="group" aria-label={t`Vorlage`}>
      <TextField
        size="small"
        label={t`Überschrift`}
        maxLength={80}
        value={template.title}
        onChange={({ target }) => put({ title: target.value })}
      />
      <TextArea
        label={t`Text`}
        optional
        rows={kind === 'strip' ? 2 : 3}
        maxLength={kind === 'strip' ? 120 : 300}
        value={template.text}
        onChange={({ target }) => put({ text: target.value })}
      />
      {kind === 'offer' && (
        <div className={styles.grid}>
          <TextField
            size="small"
            label={t`Preis`}
            hint={t`Wie ihn Besucher lesen, zum Beispiel 289,00 €`}
            maxLength={30}
            value={template.price}
            onChange={({ target }) => put({ price: target.value })}
          />
          <TextField
            size="small"
            label={t`Wofür der Preis gilt`}
            hint={t`Menge, Steuer und Frist, zum Beispiel je Tonne ab 6 t, inkl. MwSt., bis 31.12.`}
            maxLength={120}
            value={template.terms}
            onChange={({ target }) => put({ terms: target.value })}
          />
        </div>
      )}
      <div className={styles.grid}>
        <TextField
          size="small"
          label={t`Text des Knopfs`}
          maxLength={40}
          value={template.button}
          onChange={({ target }) => put({ button: target.value })}
        />
        <SelectField
          size="small"
          label={t`Farben`}
          value={template.palette}
          options={PALETTE_NAMES.map((value) => ({ value, label: palettes[value] }))}
          onChange={({ target }) => {
            const palette = PALETTE_NAMES.find((name) => name === target.value);
            if (palette) put({ palette });
          }}
        />
      </div>
      {kind !== 'strip' && <AdvertPicture onUploaded={(picture) => put({ picture })} />}
      {kind !== 'strip' && template.picture && (
        <>
          <TextField
            size="small"
            label={t`Was das Bild zeigt`}
            optional
            maxLength={300}
            value={template.alt}
            onChange={({ target }) => put({ alt: target.value })}
          />
          <div>
            <Button size="small" variant="quiet" onClick={() => put({ picture: '', alt: '' })}>
              <Trans>Bild weglassen</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

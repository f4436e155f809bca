import { ZIP_CODE_PATTERN } from '@heizplatz/country';
import { AdvertPreview, PREVIEW_WIDTHS } from '@heizplatz/advert-ui';
import { useApi, useSubmit } from '@heizplatz/api-client';
import { type CallInput, type CallResponse, CALLS, type StaffAdvert } from '@heizplatz/contract';
import { HOME_PATH } from '@heizplatz/routes';
import { Button, Card, CardHeader, Disclosure, Notice, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from '@heizplatz/form-ui';
import { useStaffIssueText } from '../../../shared/staff-form/use-staff-issue-text';
import { type AdvertTemplate, renderTemplateHtml } from './advert-template';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './adverts.module.css';
import { PlaceChances } from './place-chances';

type Served = CallResponse<typeof CALLS.previewAdvert>;

interface AdvertPreviewCardProps {
  readonly advert: StaffAdvert | null;
  readonly values: FormValues;
  /** That the content is made from; null: it is markup. */
  readonly template: AdvertTemplate | null;
}

const getServed = (advert: StaffAdvert | null): Served | null =>
  advert && { Html: advert.Html, StylesFileName: advert.StylesFileName, Errors: [] };

/** Messages for the errors of the style sheet, each with its source text. */
function StylesFaults({ errors }: { readonly errors: Served['Errors'] }) {
  const getText = useStaffIssueText();
  return (
    <Notice tone="bad" announce>
      <p>
        <Trans>Die Gestaltung wird so nicht angenommen:</Trans>
      </p>
      <ul>
        {errors.slice(0, 5).map(({ Code, At }, at) => (
          <li key={at}>
            {getText(Code)} <code className={styles.code}>{At}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * The advert as it would be rendered live, in three widths: one of a template while it is written, markup after the
 * server has sanitized it.
 */
export function AdvertPreviewCard({ advert, values, template }: AdvertPreviewCardProps) {
  const { t } = useLingui();
  const api = useApi();
  const [served, setServed] = useState(getServed(advert));
  const [servedStyles, setServedStyles] = useState(advert?.Styles ?? null);
  const [zipCode, setZipCode] = useState('');
  const { isBusy, problem, submit } = useSubmit();
  const { Html = '', Styles = '', LandingUrl = '' } = values;
  const preview = (body: CallInput<typeof CALLS.previewAdvert>['body']) =>
    submit(async () => {
      setServed(await api(CALLS.previewAdvert, { body }));
      setServedStyles(body.Styles);
    });
  const refresh = () => preview({ Html, Styles, LandingUrl });
  // Words of a template are shown as they are written; its style sheet has to be stored before a page may load it.
  const isMissingStyles = template !== null && template.title !== '' && Styles !== servedStyles;
  const requestStyles = useEffectEvent(() => void preview({ Html, Styles, LandingUrl: HOME_PATH }));
  useEffect(() => {
    if (isMissingStyles) requestStyles();
  }, [isMissingStyles, Styles]);
  const html = template ? renderTemplateHtml(template, '#') : served?.Html;
  const known = ZIP_CODE_PATTERN.test(zipCode) ? zipCode : '';
  const text = (name: string) => values[name] ?? '';
  return (
    <Card as="section" aria-labelledby="vorschau">
      <CardHeader titleId="vorschau" title={<Trans>Vorschau</Trans>} />
      <div className={layout.stack}>
        <div className={styles.row}>
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            busyText={t`Wird geladen …`}
            onClick={() => void refresh()}
          >
            <Trans>Vorschau aktualisieren</Trans>
          </Button>
          <TextField
            size="small"
            label={t`Als Besucher mit Postleitzahl`}
            optional
            inputMode="numeric"
            maxLength={5}
            value={zipCode}
            onChange={({ currentTarget }) => setZipCode(currentTarget.value.trim())}
          />
        </div>
        {problem && (
          <Notice tone="bad" announce>
            <Trans>Bitte prüfen Sie Inhalt und Zieladresse; so kann die Anzeige nicht gezeigt werden.</Trans>
          </Notice>
        )}
        {served && served.Errors.length > 0 && <StylesFaults errors={served.Errors} />}
        {served &&
          PREVIEW_WIDTHS.map((width) => (
            <div key={width}>
              <p className={styles.width}>{t`${width} Pixel`}</p>
              <AdvertPreview
                width={width}
                zipCode={known}
                slotTypeId={text('SlotTypeId') === '2' ? 2 : 1}
                content={{
                  ...{ Html: html ?? served.Html, StylesFileName: served.StylesFileName, Name: text('Name') },
                  ...{ OnBehalfOf: text('OnBehalfOf'), PaidBy: text('PaidBy'), Reason: text('Reason') },
                }}
              />
            </div>
          ))}
        {served && (
          <Disclosure summary={t`So wird der Inhalt ausgeliefert`}>
            <pre className={styles.code}>{served.Html}</pre>
          </Disclosure>
        )}
        {advert && known && <PlaceChances advert={advert} zipCode={known} />}
      </div>
    </Card>
  );
}

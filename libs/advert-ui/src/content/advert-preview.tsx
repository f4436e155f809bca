import type { CallResponse, CALLS, SlotTypeId } from '@heizplatz/contract';
import { classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { AdvertDisclosure } from './advert-disclosure';
import advertStyles from './advert.module.css';
import styles from './advert-preview.module.css';
import { IsolatedMarkup } from './isolated-markup';

/** Widths in px at which adverts are looked at: telephone, tablet, desk. */
export const PREVIEW_WIDTHS = [360, 768, 1140] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

export interface AdvertPreviewProps {
  readonly content: NonNullable<CallResponse<typeof CALLS.advertContent>>;
  readonly slotTypeId: SlotTypeId;
  readonly width: PreviewWidth;
  /** '' for none: then it is displayed as for any visitor. */
  readonly zipCode: string;
}

/** An advert as it would stand live, in the same isolation; nothing is counted. */
export function AdvertPreview({ content, slotTypeId, width, zipCode }: AdvertPreviewProps) {
  const { t } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  const [brokenFile, setBrokenFile] = useState('');
  return (
    // A place that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t`Vorschau: ${content.Name}, ${width} Pixel`} className={styles.frame} tabIndex={0}>
      <div className={classNames(styles[`w${width}`], slotTypeId === 1 ? styles.row : styles.box)}>
        <IsolatedMarkup
          ref={host}
          className={advertStyles.advert}
          html={content.Html}
          stylesFileName={content.StylesFileName}
          onBroken={() => setBrokenFile(content.StylesFileName)}
        />
        <AdvertDisclosure content={content} isLocal={zipCode !== ''} zipCode={zipCode} />
      </div>
      {brokenFile !== '' && brokenFile === content.StylesFileName && (
        <p role="alert">
          <Trans>Die Gestaltung konnte nicht geladen werden; so würde die Anzeige nicht gezeigt.</Trans>
        </p>
      )}
    </section>
  );
}

import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, Dialog } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MediaSearch } from './media-search';
import styles from './media-choice.module.css';

interface MediaChoiceProps {
  readonly id?: string;
  readonly label: string;
  /** Key of the chosen picture; empty: none. */
  readonly value: string;
  readonly onChoose: (key: string) => void;
  /** The text that is displayed without one; absent: one is required. */
  readonly withoutText?: string;
  readonly error?: string | undefined;
}

/** A picture of the media library; its texts are the library's. */
export function MediaChoice({ id, label, value, onChoose, withoutText, error }: MediaChoiceProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useCall(CALLS.staffMedia, value === '' ? null : { query: { key: value } });
  const chosen = data?.Rows.find(({ Key }) => Key === value);
  const missing =
    value === ''
      ? (withoutText ?? t`Noch kein Bild gewählt`)
      : data
        ? t`Dieses Bild gibt es in der Mediathek nicht mehr.`
        : t`Bild ${value}`;
  return (
    <div role="group" aria-label={label} id={id} tabIndex={-1} className={styles.choice}>
      <span className={styles.label}>{label}</span>
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.chosen}>
        {chosen && (
          <img src={chosen.ThumbSrc ?? chosen.Src} alt={chosen.Alt} width={160} height={90} className={styles.thumb} />
        )}
        <span className={styles.words}>
          <span>{chosen?.FileName ?? missing}</span>
          {chosen && (
            <span className="quiet">{chosen.Alt === '' ? t`schmückend, ohne Alternativtext` : chosen.Alt}</span>
          )}
        </span>
        <span className={styles.acts}>
          <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
            {value === '' ? <Trans>Bild wählen</Trans> : <Trans>Anderes Bild</Trans>}
          </Button>
          {value !== '' && withoutText !== undefined && (
            <Button variant="quiet" size="small" onClick={() => onChoose('')}>
              <Trans>Ohne Bild</Trans>
            </Button>
          )}
        </span>
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} width={800} sheet title={<Trans>Bild wählen</Trans>}>
        <MediaSearch
          onChoose={(key) => {
            onChoose(key);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

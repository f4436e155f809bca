import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import styles from './media-choice.module.css';

/** It may stand within a form, which Enter in the search is not to send. */
function stay(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Pictures of the media library by name and text, page by page. */
export function MediaSearch({ onChoose }: { readonly onChoose: (key: string) => void }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useDeferredValue(search);
  const { data } = useCall(CALLS.staffMedia, { query: { kind: 'picture', search: query, page: String(page) } });
  const pageCount = data ? Math.max(1, Math.ceil(data.Total / data.PageSize)) : 1;
  return (
    <div className={styles.search}>
      <TextField
        label={t`Suche`}
        hint={t`Dateiname, Alternativtext oder wer es hochgeladen hat`}
        value={search}
        maxLength={120}
        autoComplete="off"
        onKeyDown={stay}
        onChange={({ target }) => {
          setSearch(target.value);
          setPage(1);
        }}
      />
      <p role="status" className="quiet">
        {data && <Trans>{data.Total} Bilder</Trans>}
      </p>
      <ul className={styles.media} aria-label={t`Bilder der Mediathek`}>
        {data?.Rows.map(({ Key, FileName, Alt, ThumbSrc, Src }) => (
          <li key={Key}>
            <button type="button" className={styles.medium} onClick={() => onChoose(Key)}>
              <img src={ThumbSrc ?? Src} alt="" width={160} height={90} loading="lazy" className={styles.thumb} />
              <span className={styles.words}>
                <span>{FileName}</span> <span className="quiet">{Alt}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Button variant="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Neuere</Trans>
          </Button>
          <span>
            <Trans>
              Seite {page} von {pageCount}
            </Trans>
          </span>
          <Button variant="quiet" size="small" disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
            <Trans>Ältere</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './block-editor.module.css';
import type { BlockFormProps } from './block-form-props';

/** A picture of the media library; its words are the library's. */
export function PictureForm({ block, onFill }: BlockFormProps<'picture'>) {
  const { t } = useLingui();
  const { data } = useCall(CALLS.staffMedia, { query: { kind: 'picture', size: '100' } });
  const media = data?.Rows ?? [];
  const chosen = media.find(({ Key }) => Key === block.MediaKey);
  const key = block.MediaKey;
  const options = [
    ...(chosen ? [] : [{ value: key, label: key === '' ? t`Bitte wählen` : t`Bild ${key}` }]),
    ...media.map(({ Key, FileName, Alt }) => ({ value: Key, label: Alt === '' ? FileName : `${FileName}: ${Alt}` })),
  ];
  return (
    <>
      {chosen && <img src={chosen.ThumbSrc ?? chosen.Src} alt={chosen.Alt} className={styles.picture} />}
      <SelectField
        size="small"
        label={t`Bild`}
        error={key === '' ? t`Bitte wählen Sie ein Bild.` : undefined}
        value={key}
        options={options}
        onChange={({ target }) => onFill({ ...block, MediaKey: target.value })}
      />
      <TextField
        size="small"
        label={t`Bildunterschrift`}
        optional
        value={block.Caption}
        onChange={({ target }) => onFill({ ...block, Caption: target.value })}
      />
    </>
  );
}

import { TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { MediaChoice } from '../../media-choice/media-choice';
import type { BlockFormProps } from './block-form-props';

/** A picture of the media library; its texts are the library's. */
export function PictureForm({ block, onFill }: BlockFormProps<'picture'>) {
  const { t } = useLingui();
  return (
    <>
      <MediaChoice
        label={t`Bild`}
        value={block.MediaKey}
        error={block.MediaKey === '' ? t`Bitte wählen Sie ein Bild.` : undefined}
        onChoose={(MediaKey) => onFill({ ...block, MediaKey })}
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

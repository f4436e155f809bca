import { useLingui } from '@lingui/react/macro';
import { MediaChoice } from '../../../../shared/media-choice/media-choice';
import type { StaffFormState } from '../../../../shared/staff-form/use-staff-form';

/** The picture above an article. */
export function ArticlePictureField({ form }: { readonly form: StaffFormState }) {
  const { t } = useLingui();
  const { id, value, error } = form.choice('PictureKey');
  return (
    <MediaChoice
      id={id}
      label={t`Bild aus der Mediathek`}
      value={value}
      error={error}
      withoutText={t`ohne (gezeigt wird unser Standardbild)`}
      onChoose={(key) => form.setValue('PictureKey', key)}
    />
  );
}

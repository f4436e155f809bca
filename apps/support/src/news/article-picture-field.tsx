import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { StaffFormState } from '../parts/use-staff-form';
import styles from './news.module.css';

/** The picture above an article, of the media library; its words are the library's. */
export function ArticlePictureField({ form }: { readonly form: StaffFormState }) {
  const { t } = useLingui();
  const { data } = useCall(CALLS.staffMedia, { query: { kind: 'picture', size: '100' } });
  const media = data?.Rows ?? [];
  const field = form.field('PictureKey');
  const chosen = media.find(({ Key }) => Key === field.value);
  const options = [
    { value: '', label: t`ohne (das Bild des Hauses)` },
    ...(field.value !== '' && !chosen ? [{ value: field.value, label: t`Bild ${field.value}` }] : []),
    ...media.map(({ Key, FileName, Alt }) => ({ value: Key, label: Alt === '' ? FileName : `${FileName}: ${Alt}` })),
  ];
  return (
    <div className={styles.picture}>
      <SelectField {...field} label={t`Bild aus der Mediathek`} options={options} />
      {chosen && <img src={chosen.ThumbSrc ?? chosen.Src} alt={chosen.Alt} width={160} height={90} />}
    </div>
  );
}

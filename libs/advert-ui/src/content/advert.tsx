import type { CallResponse, CALLS, SlotItem } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useCounting } from '../counting/use-counting';
import { AdvertDisclosure } from './advert-disclosure';
import styles from './advert.module.css';
import { IsolatedMarkup } from './isolated-markup';

type Content = NonNullable<CallResponse<typeof CALLS.advertContent>>;

interface AdvertProps {
  readonly item: SlotItem;
  readonly content: Content;
  readonly zipCode: string;
  /** Its style sheet failed to load: it would not look as it was approved. */
  readonly onBroken: () => void;
}

/** An advert, named as one. */
export function Advert({ item, content, zipCode, onBroken }: AdvertProps) {
  const { t } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  useCounting(host, item);
  return (
    <section aria-label={t`Anzeige: ${content.Name}`}>
      <IsolatedMarkup
        ref={host}
        className={styles.advert}
        html={content.Html}
        stylesFileName={content.StylesFileName}
        onBroken={onBroken}
      />
      <AdvertDisclosure content={content} isLocal={item.IsLocal} zipCode={zipCode} />
    </section>
  );
}

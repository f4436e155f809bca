import type { CALLS, CallResponse } from '@heizplatz/contract';
import { PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PagePicture } from '../../shared/page-blocks/page-picture';
import styles from './info-topic.module.css';

type Topic = CallResponse<typeof CALLS.infoPages>[number];

/** A topic with its pages as cards; each card is one link, named by its title. */
export function InfoTopic({ topic: { Key, Name, Pages } }: { readonly topic: Topic }) {
  const id = `thema-${Key}`;
  return (
    <section className={styles.topic} aria-labelledby={id}>
      <h2 id={id}>{Name}</h2>
      <ul className={styles.cards}>
        {Pages.map(({ Path, Title, Description, Picture, ReadMinutes }) => (
          <li key={Path} className={styles.card}>
            {Picture && (
              <PagePicture
                picture={{ ...Picture, Alt: '' }}
                sizes="(min-width: 576px) 180px, 100vw"
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <h3 className={styles.title}>
                <PlainLink href={Path} className={styles.link}>
                  {Title}
                </PlainLink>
              </h3>
              <p className={styles.text}>{Description}</p>
              <p className={styles.minutes}>
                <Trans>{ReadMinutes} Min. Lesezeit</Trans>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

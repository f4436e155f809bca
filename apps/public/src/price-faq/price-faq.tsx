import { Disclosure, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './price-faq.module.css';
import { usePriceFaq } from './use-price-faq';

/** Questions about prices with their answers; the browser's own disclosure, so it works without script. */
export function PriceFaq() {
  return (
    <section className={styles.section} aria-labelledby="fragen">
      <h2 id="fragen">
        <Trans>Häufige Fragen zu Pelletpreisen</Trans>
      </h2>
      <div className={styles.questions}>
        {usePriceFaq().map(({ id, question, answer, link }) => (
          <Disclosure key={id} look="boxed" summary={question}>
            <p>{answer}</p>
            {link && (
              <p>
                <TextLink href={link.href}>{link.text}</TextLink>
              </p>
            )}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

import { Disclosure, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { faqData } from '../structured-data/faq-data';
import { StructuredData } from '../structured-data/structured-data';
import styles from './price-faq.module.css';
import { usePriceFaq } from './use-price-faq';

/** Questions about prices with their answers; a native disclosure element, so it works without script. */
export function PriceFaq() {
  const entries = usePriceFaq();
  return (
    <section className={styles.section} aria-labelledby="fragen">
      <StructuredData
        data={faqData(entries.map(({ question: query, answer }) => ({ Question: query, Answer: [{ Text: answer }] })))}
      />
      <h2 id="fragen">
        <Trans>Häufige Fragen zu Pelletpreisen</Trans>
      </h2>
      <div className={styles.questions}>
        {entries.map(({ id, question: query, answer, link }) => (
          <Disclosure key={id} variant="boxed" summary={query}>
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

import type { PageBlock } from '@heizplatz/contract';
import { Disclosure } from '@heizplatz/ui';
import { faqData } from '../structured-data/faq-data';
import { StructuredData } from '../structured-data/structured-data';
import styles from './page-blocks.module.css';
import { TextRuns } from './text-runs';

type FaqItems = Extract<PageBlock, { Kind: 'faq' }>['Items'];

/** Questions that expand their answers; also published to search engines. */
export function FaqList({ items }: { readonly items: FaqItems }) {
  return (
    <div className={styles.faq}>
      {items.map(({ Question, Answer }) => (
        <Disclosure key={Question} variant="boxed" summary={Question}>
          <p>
            <TextRuns runs={Answer} />
          </p>
        </Disclosure>
      ))}
      <StructuredData data={faqData(items)} />
    </div>
  );
}

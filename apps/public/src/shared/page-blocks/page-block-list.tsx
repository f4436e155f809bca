import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CalculatorForm } from '@heizplatz/calculator-ui';
import { OTHER_CODE, type PageBlock } from '@heizplatz/contract';
import { MetricTable, LinkButton } from '@heizplatz/ui';
import { FaqList } from './faq-list';
import { headingId } from './heading-id';
import { LinkList } from './link-list';
import styles from './page-blocks.module.css';
import { PagePicture } from './page-picture';
import { PriceBlock } from './price-block';
import { TextRuns } from './text-runs';

const PICTURE_SIZES = '(min-width: 768px) 720px, 100vw';

/** The blocks of a content page; texts as they are, never as markup. */
export function PageBlockList({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return blocks.map((block, index) => <PageBlockView key={index} block={block} />);
}

export function PageBlockView({ block }: { readonly block: PageBlock }) {
  switch (block.Kind) {
    case 'heading':
      return block.Level === 3 ? <h3>{block.Text}</h3> : <h2 id={headingId(block.Text)}>{block.Text}</h2>;
    case 'text':
      return <p>{block.Text}</p>;
    case 'list':
      return (
        <ul>
          {block.Items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'rich':
      return (
        <p>
          <TextRuns runs={block.Runs} />
        </p>
      );
    case 'rich-list':
      return <RichList block={block} />;
    case 'picture':
      return (
        <figure className={styles.figure}>
          <PagePicture picture={block} sizes={PICTURE_SIZES} className={styles.picture} />
          {block.Caption && <figcaption className="quiet">{block.Caption}</figcaption>}
        </figure>
      );
    case 'table':
      return <TextTable block={block} />;
    case 'faq':
      return <FaqList items={block.Items} />;
    case 'quote':
      return <Quote block={block} />;
    case 'calculator':
      // Of goods that this release does not know, nothing can be calculated.
      return block.ProductGroupId === OTHER_CODE ? null : (
        <CalculatorForm groups={[PRODUCT_GROUPS[block.ProductGroupId]]} />
      );
    case 'price':
      return <PriceBlock productId={block.ProductId} />;
    case 'action':
      return <Action block={block} />;
    case 'links':
      return <LinkList title={block.Title} items={block.Items} />;
  }
}

type Of<Kind extends PageBlock['Kind']> = { readonly block: Extract<PageBlock, { Kind: Kind }> };

function Quote({ block }: Of<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>{block.Text}</blockquote>
      {block.Source && <figcaption className="quiet">{block.Source}</figcaption>}
    </figure>
  );
}

function Action({ block }: Of<'action'>) {
  return (
    <section className={styles.action}>
      <div>
        <h2>{block.Title}</h2>
        <p>{block.Text}</p>
      </div>
      <LinkButton href={block.Href}>{block.LinkText}</LinkButton>
    </section>
  );
}

function RichList({ block }: Of<'rich-list'>) {
  const List = block.IsOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.Items.map((runs, index) => (
        <li key={index}>
          <TextRuns runs={runs} />
        </li>
      ))}
    </List>
  );
}

function TextTable({ block }: Of<'table'>) {
  const columns = block.Columns.map(({ Label, IsNumeric }) => ({ id: Label, label: Label, numeric: IsNumeric }));
  const rows = block.Rows.map((cells) => ({ id: cells.join(' '), cells }));
  return <MetricTable caption={block.Caption} columns={columns} rows={rows} />;
}

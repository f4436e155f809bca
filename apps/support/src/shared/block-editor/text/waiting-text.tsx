import type { TextRun } from '@heizplatz/contract';
import styles from '../block-editor.module.css';
import type { TextBlock } from '../forms/text-blocks';

function Runs({ runs }: { readonly runs: readonly TextRun[] }) {
  return runs.map(({ Text, Style: Mark, Href }, at) => {
    const marked = Mark === undefined ? Text : <Mark>{Text}</Mark>;
    return <span key={at}>{Href === undefined ? marked : <u>{marked}</u>}</span>;
  });
}

function List({ items, isOrdered }: { readonly items: readonly (readonly TextRun[])[]; readonly isOrdered: boolean }) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((runs, at) => (
        <li key={at}>
          <p>
            <Runs runs={runs} />
          </p>
        </li>
      ))}
    </Tag>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  switch (block.Kind) {
    case 'heading': {
      const Tag = block.Level === 3 ? 'h3' : 'h2';
      return <Tag>{block.Text}</Tag>;
    }
    case 'text':
      return <p>{block.Text}</p>;
    case 'rich':
      return (
        <p>
          <Runs runs={block.Runs} />
        </p>
      );
    case 'list':
      return <List isOrdered={false} items={block.Items.map((Text) => [{ Text }])} />;
    case 'rich-list':
      return <List isOrdered={block.IsOrdered} items={block.Items} />;
  }
}

/** What the visual editor will show, in its place and size, until it is there. */
export function WaitingText({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.rich} aria-busy="true">
      <div className={styles.waitingTools} />
      <div className={styles.writing}>
        {blocks.map((block, at) => (
          <Block key={at} block={block} />
        ))}
      </div>
    </div>
  );
}

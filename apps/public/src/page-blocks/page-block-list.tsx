import type { PageBlock } from '@heizplatz/contract';

/** The blocks of a content page; texts as they are, never as markup. */
export function PageBlockList({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: PageBlock }) {
  switch (block.Kind) {
    case 'heading':
      return <h2>{block.Text}</h2>;
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
    default:
      return null;
  }
}

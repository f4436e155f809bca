import { FaqForm } from './faq-form';
import { LinksForm } from './links-form';
import { PictureForm } from './picture-form';
import { ActionForm, CalculatorBlockForm, PriceBlockForm, QuoteForm } from './small-forms';
import { TableForm } from './table-form';
import type { FormBlock } from './text-blocks';

interface FormOfBlockProps {
  readonly block: FormBlock;
  readonly onFill: (block: FormBlock) => void;
}

/** The form of a block by its kind. */
export function FormOfBlock({ block, onFill }: FormOfBlockProps) {
  switch (block.Kind) {
    case 'table':
      return <TableForm block={block} onFill={onFill} />;
    case 'faq':
      return <FaqForm block={block} onFill={onFill} />;
    case 'quote':
      return <QuoteForm block={block} onFill={onFill} />;
    case 'calculator':
      return <CalculatorBlockForm block={block} onFill={onFill} />;
    case 'price':
      return <PriceBlockForm block={block} onFill={onFill} />;
    case 'action':
      return <ActionForm block={block} onFill={onFill} />;
    case 'links':
      return <LinksForm block={block} onFill={onFill} />;
    case 'picture':
      return <PictureForm block={block} onFill={onFill} />;
  }
}

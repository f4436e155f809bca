import { PageHref } from '@heizplatz/contract';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import * as v from 'valibot';
import styles from '../block-editor.module.css';
import { type EditorNode, getBlocks, getDocument } from './editor-document';
import { EditorTools } from './editor-tools';
import type { TextBlock } from '../forms/text-blocks';

export interface RichEditorProps {
  /** Names the field for readers. */
  readonly label: string;
  /** The initial content; it holds its own text from then on. */
  readonly blocks: readonly TextBlock[];
  readonly onWrite: (blocks: readonly TextBlock[]) => void;
  /** Paragraphs alone, for answers and the like. */
  readonly isPlain?: boolean;
  /** Divides the text behind the paragraph that the cursor is in. */
  readonly onSplit?: (before: readonly TextBlock[], after: readonly TextBlock[]) => void;
}

/** No more than pages can hold; what is pasted loses the rest. */
const EXTENSIONS = (isPlain: boolean) => [
  StarterKit.configure({
    ...{ blockquote: false, code: false, codeBlock: false, hardBreak: false, horizontalRule: false },
    ...{ strike: false, underline: false },
    heading: isPlain ? false : { levels: [2, 3] },
    ...(isPlain && { bulletList: false, orderedList: false, listItem: false, listKeymap: false }),
    link: {
      ...{ openOnClick: false, autolink: false, linkOnPaste: true, HTMLAttributes: { rel: null, target: null } },
      isAllowedUri: (address) => v.is(PageHref, address),
    },
  }),
];

/** Text with emphasis, links, lists and headings, as it will be rendered. */
export function RichEditor({ label, blocks, onWrite, isPlain = false, onSplit }: RichEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS(isPlain),
    content: JSON.parse(JSON.stringify(getDocument(blocks))),
    immediatelyRender: true,
    // The policy of this site lets no style in but from files.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.writing ?? '' },
      },
    },
    onUpdate: ({ editor: { state } }) => onWrite(getBlocks(state.doc.toJSON())),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading2: current.isActive('heading', { level: 2 }),
      heading3: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      href: String(current.getAttributes('link')['href'] ?? ''),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const split = () => {
    const content: readonly EditorNode[] = editor.state.doc.toJSON().content ?? [];
    const end = editor.state.selection.$to.index(0) + 1;
    onSplit?.(getBlocks({ content: content.slice(0, end) }), getBlocks({ content: content.slice(end) }));
  };
  return (
    <div className={styles.rich}>
      <EditorTools
        label={label}
        editor={editor}
        active={active}
        isPlain={isPlain}
        onSplit={onSplit ? split : undefined}
      />
      <EditorContent editor={editor} />
    </div>
  );
}

import type { TextRun } from '@heizplatz/contract';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../block-editor.module.css';
import type { BlockFormProps } from './block-form-props';
import { RichText } from '../text/rich-text';
import type { TextBlock } from './text-blocks';

/** Paragraphs of an answer as one sequence of runs. */
const getRunsOfBlocks = (blocks: readonly TextBlock[]): TextRun[] =>
  blocks.flatMap((block, at): TextRun[] => {
    const runs = block.Kind === 'rich' ? block.Runs : 'Text' in block ? [{ Text: block.Text }] : [];
    return at === 0 ? runs : [{ Text: ' ' }, ...runs];
  });

/** Questions with their answers. */
export function FaqForm({ block, onFill }: BlockFormProps<'faq'>) {
  const { t } = useLingui();
  // The editor holds its own text, so a removed question must not pass its position to the next one.
  const [keys, setKeys] = useState(() => block.Items.map((_, at) => at));
  const items = block.Items;
  const put = (at: number, change: Partial<(typeof items)[number]>) =>
    onFill({ ...block, Items: items.map((item, index) => (index === at ? { ...item, ...change } : item)) });
  const add = () => {
    setKeys((before) => [...before, Math.max(-1, ...before) + 1]);
    onFill({ ...block, Items: [...items, { Question: '', Answer: [] }] });
  };
  const remove = (at: number) => {
    setKeys((before) => before.filter((_, index) => index !== at));
    onFill({ ...block, Items: items.filter((_, index) => index !== at) });
  };
  return (
    <>
      {items.map(({ Question, Answer }, at) => {
        const number = at + 1;
        return (
          <div key={keys[at] ?? at} className={styles.item}>
            <TextField
              size="small"
              label={t`Frage ${number}`}
              value={Question}
              onChange={({ target }) => put(at, { Question: target.value })}
            />
            <RichText
              label={t`Antwort ${number}`}
              blocks={[{ Kind: 'rich', Runs: Answer }]}
              isPlain
              onWrite={(blocks) => put(at, { Answer: getRunsOfBlocks(blocks) })}
            />
            <div>
              <Button size="small" variant="quiet" onClick={() => remove(at)}>
                <Trans>Frage {number} entfernen</Trans>
              </Button>
            </div>
          </div>
        );
      })}
      <div>
        <Button size="small" variant="secondary" onClick={add}>
          <Trans>Frage hinzufügen</Trans>
        </Button>
      </div>
    </>
  );
}

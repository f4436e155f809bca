import { PageHref } from '@heizplatz/contract';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import styles from '../block-editor.module.css';
import type { BlockFormProps } from './block-form-props';

/** Where to read on. */
export function LinksForm({ block, onFill }: BlockFormProps<'links'>) {
  const { t } = useLingui();
  const items = block.Items;
  const put = (at: number, change: Partial<(typeof items)[number]>) =>
    onFill({ ...block, Items: items.map((item, index) => (index === at ? { ...item, ...change } : item)) });
  return (
    <>
      <TextField
        size="small"
        label={t`Überschrift`}
        value={block.Title}
        onChange={({ target }) => onFill({ ...block, Title: target.value })}
      />
      {items.map(({ Href, Text, Note }, at) => {
        const number = at + 1;
        return (
          <div key={at} className={styles.item}>
            <TextField
              size="small"
              label={t`Text von Link ${number}`}
              value={Text}
              onChange={({ target }) => put(at, { Text: target.value })}
            />
            <TextField
              size="small"
              label={t`Adresse von Link ${number}`}
              value={Href}
              error={v.is(PageHref, Href) ? undefined : t`Dahin kann kein Link führen.`}
              onChange={({ target }) => put(at, { Href: target.value })}
            />
            <TextField
              size="small"
              label={t`Zusatz zu Link ${number}`}
              optional
              value={Note}
              onChange={({ target }) => put(at, { Note: target.value })}
            />
            <div>
              <Button
                size="small"
                variant="quiet"
                onClick={() => onFill({ ...block, Items: items.filter((_, index) => index !== at) })}
              >
                <Trans>Link {number} entfernen</Trans>
              </Button>
            </div>
          </div>
        );
      })}
      <div>
        <Button
          size="small"
          variant="secondary"
          onClick={() => onFill({ ...block, Items: [...items, { Href: '/', Text: '', Note: '' }] })}
        >
          <Trans>Link hinzufügen</Trans>
        </Button>
      </div>
    </>
  );
}

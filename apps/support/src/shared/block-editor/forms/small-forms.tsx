import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { PageHref } from '@heizplatz/contract';
import { SelectField, TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { BlockFormProps } from './block-form-props';

const GROUPS = Object.values(PRODUCT_GROUPS);

export function QuoteForm({ block, onFill }: BlockFormProps<'quote'>) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        label={t`Zitat`}
        value={block.Text}
        onChange={({ target }) => onFill({ ...block, Text: target.value })}
      />
      <TextField
        size="small"
        label={t`Von wem`}
        optional
        value={block.Source}
        onChange={({ target }) => onFill({ ...block, Source: target.value })}
      />
    </>
  );
}

export function CalculatorBlockForm({ block, onFill }: BlockFormProps<'calculator'>) {
  const { t } = useLingui();
  return (
    <SelectField
      size="small"
      label={t`Rechner für`}
      value={String(block.ProductGroupId)}
      options={GROUPS.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ target }) => {
        const id = Number(target.value);
        if (isProductGroupId(id)) onFill({ ...block, ProductGroupId: id });
      }}
    />
  );
}

export function PriceBlockForm({ block, onFill }: BlockFormProps<'price'>) {
  const { t } = useLingui();
  const id = block.ProductId;
  const known = GROUPS.map((group) => ({ value: String(group.defaultProductId), label: group.name }));
  const isKnown = known.some(({ value }) => value === String(id));
  return (
    <SelectField
      size="small"
      label={t`Tagespreis von`}
      value={String(id)}
      options={isKnown ? known : [...known, { value: String(id), label: t`Produkt ${id}` }]}
      onChange={({ target }) => onFill({ ...block, ProductId: Number(target.value) })}
    />
  );
}

export function ActionForm({ block, onFill }: BlockFormProps<'action'>) {
  const { t } = useLingui();
  const labels = { Title: t`Überschrift`, Text: t`Text`, LinkText: t`Text des Knopfs`, Href: t`Adresse` } as const;
  const error = v.is(PageHref, block.Href) ? undefined : t`Dahin kann kein Link führen.`;
  return (['Title', 'Text', 'LinkText', 'Href'] as const).map((name) => (
    <TextField
      key={name}
      size="small"
      label={labels[name]}
      value={block[name]}
      error={name === 'Href' ? error : undefined}
      onChange={({ target }) => onFill({ ...block, [name]: target.value })}
    />
  ));
}

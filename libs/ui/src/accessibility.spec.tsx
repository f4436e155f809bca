import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import * as ui from './index';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const options = [
  { value: 'a', label: 'Rechnung', hint: '14 Tage', extra: '0 €' },
  { value: 'b', label: 'SEPA' },
];

const PARTS: [string, ReactElement][] = [
  [
    'actions',
    <>
      <ui.Button busy busyText="Lädt">
        A
      </ui.Button>
      <ui.LinkButton href="/x">B</ui.LinkButton>
      <ui.TextLink href="/y">C</ui.TextLink>
    </>,
  ],
  [
    'fields',
    <>
      <ui.TextField label="Ort" suffix="PLZ" error="fehlt" hint="h" />
      <ui.NumberField label="Menge" value={1} onValueChange={() => undefined} />
      <ui.SelectField label="Land" options={options} />
      <ui.TextArea label="Text" />
      <ui.Checkbox label="Ja" error="fehlt" />
    </>,
  ],
  [
    'choices',
    <>
      <ui.RadioGroup legend="Zahlung" name="z" options={options} error="fehlt" variant="card" />
      <ui.ChoiceChips
        label="Sortierung"
        chosenId="a"
        choices={[
          { id: 'a', label: 'Preis' },
          { id: 'b', label: 'Tag', href: '/b' },
        ]}
      />
    </>,
  ],
  [
    'error summary',
    <>
      <ui.ErrorSummary errors={[{ fieldId: 'f', message: 'fehlt' }]} />
      <ui.TextField id="f" label="F" />
    </>,
  ],
  [
    'feedback',
    <>
      <ui.Notice tone="bad" title="T" announce>
        N
      </ui.Notice>
      <ui.Skeleton />
      <ui.Progress label="Import" value={0.5} />
      <ui.EmptyState title="Leer">x</ui.EmptyState>
      <ui.FailedState title="Fehler" onRetry={() => undefined} requestId="1" />
    </>,
  ],
  [
    'figures',
    <>
      <ui.PriceFigure value="1 €" unit="€/t" />
      <ui.TrendChip direction="up">1 %</ui.TrendChip>
      <ui.KeyValueList items={[{ id: 'a', label: 'A', value: 'B', kind: 'hero' }]} />
      <ui.PriceAreaChart
        title="Preis"
        points={[
          { label: 'a', value: 1 },
          { label: 'b', value: 2 },
        ]}
        labels={['a', 'b']}
        columns={['Tag', '€']}
        formatValue={String}
      />
      <ui.Sparkline values={[1, 2]} label="steigt" />
      <ui.BarChart
        title="Ersparnis nach Haushalten"
        axis="Haushalte"
        bars={[
          { id: '1', label: '1', value: 0, valueText: '0 €' },
          { id: '2', label: '2', value: 30, valueText: '30 €', chosen: true },
        ]}
      />
    </>,
  ],
  [
    'marks',
    <>
      <ui.Stepper
        label="Schritte"
        steps={[
          { id: 'a', label: 'A', state: 'done', href: '/a' },
          { id: 'b', label: 'B', state: 'current' },
        ]}
      />
      <ui.Icon name="star" label="Stern" />
      <ui.HazardSign code="GHS02" label="Flamme" />
      <ui.Logo name="Marke" />
      <ui.Marker kind="cheapest">Günstig</ui.Marker>
      <ui.ProductPicture productGroupId={3} label="Pellets" />
    </>,
  ],
  [
    'overlays',
    <>
      <ui.Disclosure summary="Mehr">Text</ui.Disclosure>
      <ui.Popover open onClose={() => undefined} label="Prüfen" anchor={<p>Feld</p>}>
        Fehlt
      </ui.Popover>
    </>,
  ],
];

test.each(PARTS)('axe finds nothing in %s', async (_, part) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <main>
        <h1>Seite</h1>
        {part}
      </main>
    </I18nProvider>,
  );
  // Colours need a real browser; styles/contrast.spec.ts holds them.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
});

test.each(PARTS)('%s carries no style attribute, which the content policy would refuse', (_, part) => {
  const { container } = render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

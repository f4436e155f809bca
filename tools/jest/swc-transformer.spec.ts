interface Transformer {
  readonly process: (source: string, file: string, options: object) => { readonly code: string };
}
const transformer = jest.requireActual<Transformer>('./swc-transformer.cjs');
const transform = (source: string) => transformer.process(source, '/planted.tsx', { supportsStaticESM: false }).code;

describe('what jest runs', () => {
  it('has no types, and elements as calls', () => {
    const code = transform('export const page = (name: string) => <p>{name}</p>;');
    expect(code).not.toContain(': string');
    expect(code).toContain('jsx)("p"');
  });

  it('has the messages of each kind of macro with their ids', () => {
    const core = transform("import { msg } from '@lingui/core/macro';\nexport const hello = msg`Hallo`;");
    const react = transform(
      "import { Trans } from '@lingui/react/macro';\nexport const Hello = () => <Trans>Hallo</Trans>;",
    );
    for (const code of [core, react]) expect(code).toMatch(/id: "[^"]{6}",\s+message: "Hallo"/);
  });
});

interface NewCall {
  /** 'get-news': verb and noun. */
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly path: string;
}

export const contractText = ({ kebab, camel, path }: NewCall): string => `
export const ${camel} = defineCall({
  id: '${camel}',
  summary: '${kebab.replaceAll('-', ' ')}',
  method: 'GET',
  path: '${path}',
  query: v.object({ countryId: CountryIdText }),
  response: v.object({ CountryId }),
  access: ANYONE,
  csrf: false,
});
`;

/** For an area that has no calls yet. */
export const contractHeader = (): string => `import * as v from 'valibot';\n`;

/** `platform`: where the area's module finds the platform. */
export const handlerText = ({ camel, path }: NewCall, platform: string): string => `
import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '${platform}';

/** GET ${path}. */
export const ${camel} = defineHandler(CALLS.${camel}, ({ query: { countryId } }) => ({ CountryId: countryId }));
`;

/** For an area that has no handlers yet. */
export const handlersText = (handlers: string, platform: string): string => `
import type { Handler } from '${platform}';

export const ${handlers}: readonly Handler[] = [];
`;

export const callSpecText = ({ camel, path }: NewCall, testing: string): string => `
import { CALLS } from '@heizplatz/contract';
import { withApi } from '${testing}';

const { path } = CALLS.${camel};

describe('${path}', () => {
  const api = withApi();

  it('answers for a site', async () => {
    const response = await api().visitor().call(CALLS.${camel}, { query: { countryId: 3 } });
    expect(response).toEqual({ CountryId: 3 });
  });

  it.each(['', '?countryId=9', '?countryId=x'])('refuses the query %j', async (query) => {
    const response = await api().visitor().get(path + query);
    expect(response.problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});
`;

import type { Configuration } from 'webpack';
import { apiConfiguration, shellConfiguration } from '../build/configuration';
import { remoteConfiguration } from '../build/remote-configuration';
import { developmentApiConfiguration, developmentConfiguration } from './development-configuration';

const text = (configuration: Configuration): string =>
  JSON.stringify(configuration, (_, value: unknown) => (value instanceof RegExp ? value.source : value)) +
  (configuration.plugins ?? []).map((plugin) => plugin?.constructor.name).join(' ');

const DEVELOPMENT_PARTS = /tools\/dev|dist\/development|"refresh":|HotModuleReplacement|nodeEnv/;

const PRODUCTION: [string, Configuration][] = [
  ...(['browser', 'server'] as const).flatMap((target): [string, Configuration][] => [
    [`order ${target}`, remoteConfiguration('order', target)],
    [`public ${target}`, remoteConfiguration('public', target)],
    [`shell ${target}`, shellConfiguration(target)],
  ]),
  ['api', apiConfiguration({ main: 'main.ts' })],
];

it.each(PRODUCTION)('the production build of %s has no part of the development loop', (_, configuration) => {
  expect(text(configuration)).not.toMatch(DEVELOPMENT_PARTS);
});

describe('the development build', () => {
  it('of a browser takes updates, and the client comes with the shell alone', () => {
    const [shell, order] = [developmentConfiguration('shell', 'browser'), developmentConfiguration('order', 'browser')];
    for (const configuration of [shell, order]) expect(text(configuration)).toMatch(/HotModuleReplacement/);
    expect(shell.entry).toEqual({
      main: [expect.stringContaining('tools/dev/client/main.ts'), expect.stringContaining('browser/main.ts')],
    });
    expect(order.entry).toEqual({});
  });

  it.each(['browser', 'server'] as const)('is the same federation as in production: %s', (target) => {
    const names = ({ plugins = [] }: Configuration) => plugins.map((plugin) => plugin?.constructor.name);
    const production = names(remoteConfiguration('order', target));
    expect(names(developmentConfiguration('order', target)).slice(0, production.length)).toEqual(production);
    expect(production).toContain('ModuleFederationPlugin');
  });

  it('is written beside the production build', () => {
    for (const configuration of [developmentConfiguration('shell', 'server'), developmentApiConfiguration()])
      expect(configuration.output?.path).toContain('dist/development/');
  });

  it('evaluates no text in the browser, where the pages forbid it', () => {
    for (const app of ['shell', 'order'] as const)
      expect(developmentConfiguration(app, 'browser').devtool).not.toMatch(/eval/);
  });
});

import { EventEmitter } from 'node:events';
import { Registry } from 'prom-client';
import { handleUnhandledErrors } from './unhandled-errors.ts';
import { defineUnhandledMetrics } from './unhandled-metrics.ts';

it('rejections are counted, exceptions are not', async () => {
  const registry = new Registry();
  defineUnhandledMetrics(registry);
  const source = new EventEmitter();
  const onException = jest.fn();
  handleUnhandledErrors({ log: { error: () => undefined }, onException, source });
  expect(await registry.metrics()).toMatch(/^heizplatz_unhandled_rejections_total 0$/m);
  source.emit('unhandledRejection', new Error('one'));
  source.emit('unhandledRejection', undefined);
  source.emit('uncaughtException', new Error('three'));
  expect(await registry.metrics()).toMatch(/^heizplatz_unhandled_rejections_total 2$/m);
  expect(onException).toHaveBeenCalledTimes(1);
});

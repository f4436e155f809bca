/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { logStrays } from './log-strays';

it.each(['unhandledRejection', 'uncaughtException'])('an %s is logged with its error', (event) => {
  const error = jest.fn();
  const source = new EventEmitter();
  logStrays({ error }, source);
  const thrown = new Error('stray');
  source.emit(event, thrown);
  expect(error).toHaveBeenCalledWith({ err: thrown }, expect.any(String));
});

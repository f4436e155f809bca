import { checkContainer } from './container-name.ts';
import { ReleaseRefusal } from './release-refusal.ts';

const ORDER = { name: 'order', container: 'shop' };

it('refuses a remote whose container has the name of another remote’s', () => {
  const reason = 'its container is named shop as that of order: give the federation plugin another name';
  expect(() => checkContainer({ name: 'tips', container: 'shop' }, [ORDER])).toThrow(new ReleaseRefusal(reason));
});

it('lets another version of the remote and other names pass', () => {
  expect(() => checkContainer(ORDER, [ORDER, { name: 'tips', container: 'tips' }])).not.toThrow();
});

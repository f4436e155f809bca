import { collectScriptErrors } from './collect-script-errors';

describe('script errors of a page', () => {
  const collector = () => {
    let now = 1000;
    return collectScriptErrors({ clock: () => (now += 5), userAgent: 'agent' });
  };

  it('are reported once, with the time they were gathered in', () => {
    const errors = collector();
    errors.add({ message: 'broken', filename: 'a.js', lineno: 1, colno: 2, stack: 's' });
    expect(errors.take('http://localhost/')).toEqual({
      userAgent: 'agent',
      timeStart: 1005,
      timeEnd: 1015,
      href: 'http://localhost/',
      errors: [{ message: 'broken', filename: 'a.js', lineno: 1, colno: 2, stack: 's', time: 1010 }],
    });
    expect(errors.take('http://localhost/')).toBeNull();
  });

  it('leave ResizeObserver loops out', () => {
    const errors = collector();
    errors.add({ message: 'ResizeObserver loop completed with undelivered notifications.' });
    errors.add({ message: 'ResizeObserver loop limit exceeded' });
    expect(errors.take('/')).toBeNull();
  });

  it('name the page without the token of a signed link', () => {
    const errors = collector();
    errors.add({ message: 'x' });
    expect(errors.take('/bestellung/17?a=1&token=secret#x')?.href).toBe('/bestellung/17?a=1&token=…#x');
  });

  it('stay within what the call takes', () => {
    const errors = collector();
    for (let i = 0; i < 80; i++) errors.add({ message: 'x'.repeat(3000), stack: 'y'.repeat(9000) });
    const report = errors.take('/'.repeat(3000));
    expect(report?.errors).toHaveLength(50);
    expect(report?.errors[0]?.message).toHaveLength(2000);
    expect(report?.errors[0]?.stack).toHaveLength(8000);
    expect(report?.href).toHaveLength(2000);
  });
});

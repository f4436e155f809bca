const getStack = (element: object): unknown => Reflect.get(element, '_debugStack');

it('React records no stack for each element of a spec', () => {
  expect(getStack(<p />)).toBeInstanceOf(Error);
  expect(getStack(<p />)).toBe(getStack(<main />));
});

import { escapeJson } from './escape-json';

describe('the JSON literal of a document', () => {
  it.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', 'Grüße & "Zitate"'])(
    'holds %j unchanged and harmless',
    (text) => {
      const json = escapeJson({ text });
      expect(JSON.parse(json)).toEqual({ text });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
    },
  );
});

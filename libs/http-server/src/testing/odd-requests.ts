/** Request targets that no page of ours links to. */
const ODD_TARGETS: readonly string[] = [
  ...['/', '//', '///', '//host/path', '//localhost:4200/', '//api/healthz', '/?', '?x', '#', '/#x', '', '*', '/*'],
  ...['http://localhost:4200', 'http://localhost:4200/', 'http://localhost:4200//x', 'http://localhost:4200?x'],
  ...['http://localhost:4200/api/nothing', 'HTTP://LOCALHOST/', 'http://', 'http:///x', 'http://[', 'http://other/'],
  ...['https://name:secret@localhost/api', 'ftp://localhost/', 'localhost:443', 'javascript:x', 'api', '../api'],
  ...['/%', '/%00', '/%0a', '/%2f%2fhost', '/%5c', '/..;/', '/../../etc/passwd', '/.', '/..', '/%2e%2e/', '/\\'],
  ...['/\\host/x', '/a\tb', '\t/', '/é', '/\u0080', '/<x>', '/{}', '/|', '/^', '/`', '/"', "/'", '/:x', '/;a=b', '/@'],
  ...['/api', '/api/', '/api//', '/api/%', '/api/%00', '/api/\\', '/api/..', '/api/../x', '/api/*', '//api', '/API/x'],
  ...['/session', '/session//', '/session/%', '/outbox/..', '/outbox/\\', '/assets/../x', '/assets/%00', '/releases//'],
  ...[
    '/releases/%',
    '/releases/a/b/%00',
    '/rechner',
    '/rechner?amount=%',
    '/favicon.ico%00',
    '/robots.txt/',
    '/healthz',
  ],
  ...[`/${'a'.repeat(600)}`, `/api/${'a/'.repeat(4000)}`, `/${'%41'.repeat(5000)}`, `/${'a'.repeat(20_000)}`],
];

const METHODS: readonly string[] = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'SEARCH', 'QUERY'],
  ...['PURGE', 'M-SEARCH', 'SOURCE', 'BREW', 'get', 'GETT', ''],
];

const HOST = 'Host: localhost:4200';
const HEADS: readonly (readonly [string, readonly string[]])[] = [
  ['one host', [HOST]],
  ['no host', []],
  ['an empty host', ['Host:']],
  ['two hosts', [HOST, 'Host: other']],
  ['a host that is none', ['Host: a b/@?#']],
  ['forwarded oddly', [HOST, 'X-Forwarded-Host: //,', 'X-Forwarded-For: x', 'X-Forwarded-Proto: \\']],
  ['an upgrade', [HOST, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x']],
  ['an upgrade to HTTP/2', [HOST, 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: x']],
  ['waiting for 100', [HOST, 'Expect: 100-continue', 'Content-Length: 0']],
  ['an unknown expectation', [HOST, 'Expect: foo']],
  ['chunks', [HOST, 'Transfer-Encoding: CHUNKED', 'Content-Type: application/json']],
  ['an unknown coding', [HOST, 'Transfer-Encoding: gzip, chunked']],
  ['a type without a body', [HOST, 'Content-Type: application/x-www-form-urlencoded']],
  ['a body of an unknown type', [HOST, 'Content-Length: 0', 'Content-Type: x']],
  ['no such language, coding or range', [HOST, 'Accept: x', 'Accept-Encoding: x;q=0, *;q=0', 'Range: bytes=9-1']],
];
const CHUNKED = /Transfer-Encoding/;

export interface OddRequest {
  readonly name: string;
  readonly text: string;
}

const toRequest = (method: string, target: string, head: (typeof HEADS)[number], version = 'HTTP/1.1'): OddRequest => {
  const [name, lines] = head;
  const body = lines.some((line) => CHUNKED.test(line)) ? '2\r\n{}\r\n0\r\n\r\n' : '';
  return {
    name: `${method} ${target.slice(0, 60)} ${version}, ${name}`,
    text: [`${method} ${target} ${version}`, ...lines, '', body].join('\r\n'),
  };
};

const [PLAIN = ['', []], ...OTHER_HEADS] = HEADS;

/** Each target by each method, each head by each method, and versions of the protocol. */
export const ODD_REQUESTS: readonly OddRequest[] = [
  ...ODD_TARGETS.flatMap((target) => METHODS.map((method) => toRequest(method, target, PLAIN))),
  ...['/', '//', '*', '/api/nothing', 'http://localhost:4200/'].flatMap((target) =>
    OTHER_HEADS.flatMap((head) => METHODS.map((method) => toRequest(method, target, head))),
  ),
  ...['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/', ''].flatMap((version) =>
    ['/', '//', '/api/x'].map((target) => toRequest('GET', target, PLAIN, version)),
  ),
  { name: 'the preface of HTTP/2', text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { name: 'a TLS greeting', text: '\u0016\u0003\u0001\u0002\u0000\u0001' },
];

import { adaptConfiguration } from './nginx';

const PLACES = { port: 9000, shellPorts: [9001, 9002], folder: '/var/tmp/x' };
const TEXT = `pid /tmp/nginx.pid;
proxy_temp_path /tmp/nginx-proxy;
server shell-1:4200 max_fails=1;
server shell-2:4200 max_fails=1;
listen 8080;`;

describe('the deployed configuration of nginx', () => {
  it('gets the addresses and folders of the test, and nothing else', () => {
    expect(adaptConfiguration(TEXT, PLACES)).toBe(`pid /var/tmp/x/nginx.pid;
proxy_temp_path /var/tmp/x/proxy;
server 127.0.0.1:9001 max_fails=1;
server 127.0.0.1:9002 max_fails=1;
listen 127.0.0.1:9000;`);
  });

  it.each(['listen 8080;', 'server shell-2:4200', 'pid /tmp/nginx.pid;'])(
    'without %s is not what the test runs',
    (part) => {
      expect(() => adaptConfiguration(TEXT.replace(part, ''), PLACES)).toThrow('nginx.conf has no');
    },
  );
});
